/* Moments of the first mission of 02 Hundred Hours, as text. */

/** Hunted: two have got away, and one more has to, past a handler with his dog. */
export const pastTheDog = `mission m1
battlefield camp
phase tokens
turn 2
times 1
drawn character for attacker
container 3 character 4 trooper 2 time
entry N
A1 = sas-officer at 20,26.5 facing 180
A2 = sas-sergeant left
A3 = sas-trooper left
D4 = dog-handler at 16,8 facing 180
`;

/** Turn 2 of Hunted: an officer behind two sentries that look away. */
export const behindSentries = `mission m1
battlefield camp
phase tokens
turn 2
times 1
drawn character for attacker
container 3 character 4 trooper 2 time
escape E1 at 9,0
A1 = sas-officer at 12.5,4 facing 160
A2 = sas-sergeant at 16,30 facing 0
S1 = sentry-pair at 18.5,8 facing 90
S2 = sentry-pair at 18.5,6 facing 90
D4 = dog-handler at 8,14 facing 200
`;
