/**
 * Until 24 November 2026 a stored game kept a hash of its rules' words and schemas, and a version that stayed as it was
 * when the rules changed. These are the hashes by ruleset of which it is known what the rules did: what the named
 * version does. Games with another such hash were played by earlier rules of the same version number.
 */
export const earlierContents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "rogue-regiment": { d555ee96d249b7776fb49c411cb4cf3a857d30e85eaa97ae207dccec14ffcb54: "0.3.0" },
  "v-sabotage": { b1592d51bab3d2f088bfec41fe9583a4323ee5eb17c527b3e8c979bbfbe0b654: "0.1.0" },
  "hour-of-glory": { "076a9e5c1c4b51fe2887b339a700add033e8c14f5810ec64912464b81d1c50d7": "0.1.0" },
  "two-hundred-hours": { "5d6d143baf338c9466ab61406ef3e25376d546fb9c7e3a5cb63a2dcc98f6f4b4": "0.1.0" },
  "dust-tactics": { fde507ba10f5824fcd3946de65d5efbfb2c250dfdd2f0f306117f06b6898e442: "0.1.0" },
};
