import { citeIf } from "../../../kernel/index.ts";
import { readingIn } from "../../book/in-force.ts";
import { mixOf } from "../../book/mixes.ts";
import { isSpecial, type UnitKind } from "../../book/tokens.ts";
import { triangularTokens } from "../../enemy/index.ts";
import { freeSpacesOutsideNest, hasNest } from "../../table/context.ts";
import type { Person, Unit } from "../../table/state.ts";
import type { Check, Findings } from "./findings.ts";

const checkSide = (findings: Findings, { id, kind, side }: Unit): void => {
  if (isSpecial(kind) && side !== null)
    findings.add("side", id, `${id} is a special unit (${kind}) and has one side only.`, "vs.resist.enemies");
  if (!isSpecial(kind) && side === null)
    findings.add("side", id, `${id} (${kind}) shows one of its sides: mauser or mp40.`, "vs.open.token-sides");
};

const checkPlace = (findings: Findings, { id, at, behind }: Unit): void => {
  if ((at === null) === (behind === null))
    findings.add(
      "nowhere",
      id,
      `${id} is ${at === null ? "neither on a tile nor behind an entrance" : "both on a tile and behind an entrance"}.`,
      "vs.reinf.no-space",
    );
  if (at !== null) findings.hasTile(at, id, id);
  const names = findings.state.terrains.flatMap((terrain) =>
    terrain.entrances.map((entrance) => `${terrain.id}/${entrance.id}`),
  );
  if (behind !== null && !names.includes(behind))
    findings.add(
      "no-such-entrance",
      id,
      `${id} waits behind ${behind}, which is not an entrance; expected one of: ${names.join(", ") || "none"}.`,
      "vs.reinf.no-space",
    );
};

const mayNest = ({ settings }: Findings, kind: UnitKind, token: string): boolean =>
  token === "nest" && isSpecial(kind) && readingIn(settings, "vs.open.special-nest") === "yes";

const checkProtection = (findings: Findings, { id, kind, at, protects }: Unit): void => {
  if (protects === null) return;
  if (isSpecial(kind) && !mayNest(findings, kind, protects))
    findings.add(
      "special-protects",
      id,
      `${id} is a special unit (${kind}), which never protects a token.`,
      "vs.protect.not-special",
      "vs.open.special-nest",
    );
  if (at === null || !findings.isTile(at))
    findings.add("protects-from-afar", id, `${id} protects ${protects} without being on its tile.`, "vs.protect.stays");
  else if (!triangularTokens(findings.g, at).includes(protects))
    findings.add(
      "nothing-to-protect",
      id,
      `${id} protects ${protects}, which is not on ${at}: there ${at} has ${triangularTokens(findings.g, at).join(", ") || "no such token"}.`,
      "vs.protect.automatic",
      "vs.objective.removed",
    );
};

/** What is impossible about the enemy units. */
export const checkUnits: Check = (findings) => {
  const { units } = findings.state;
  for (const unit of units) {
    checkSide(findings, unit);
    checkPlace(findings, unit);
    checkProtection(findings, unit);
  }
  const protecting = units.flatMap(({ at, protects }) =>
    at === null || protects === null ? [] : [`${protects} on ${at}`],
  );
  findings.twice(protecting, "two-protect", (token) => `Two units protect the token ${token}.`, "vs.protect.one");
};

const checkHiding = (findings: Findings, { id, type, visible }: Person): void => {
  if (type === "stealthy" && visible)
    findings.add("person-visible", id, `${id} is always stealthy.`, "vs.escort.types");
  if (type === "visible" && !visible)
    findings.add("person-stealthy", id, `${id} is always visible.`, "vs.escort.types");
};

/** What is impossible about escorted characters. */
export const checkPeople: Check = (findings) => {
  const { people, terrains } = findings.state;
  for (const person of people) {
    findings.hasTile(person.at, person.id, person.id);
    checkHiding(findings, person);
    const objective = terrains.flatMap(({ objectives }) => objectives).find(({ id }) => id === person.objective);
    if (objective === undefined)
      findings.add(
        "no-such-objective",
        person.id,
        `${person.id} belongs to the objective ${person.objective}, which no terrain in play has.`,
        "vs.escort.appears",
      );
    else if (objective.kind !== "escort" || objective.person !== person.type)
      findings.add(
        "escort-type",
        person.id,
        `${person.id} is not of the type that ${objective.id} escorts.`,
        "vs.escort.types",
      );
  }
  findings.twice(
    people.map(({ objective }) => objective),
    "two-persons",
    (objective) => `Two characters belong to the objective ${objective}.`,
    "vs.escort.appears",
  );
};

/** What is impossible about the tokens and gas barrels on the tiles. */
export const checkLaid: Check = (findings) => {
  const { laid, barrels, resistance } = findings.state;
  laid.forEach(({ kind, at, red }, i) => {
    findings.hasTile(at, `/state/laid/${i}`, `A ${kind} token`);
    if (
      red &&
      kind !== "tnt" &&
      kind !== "crowbar" &&
      readingIn(findings.settings, "vs.open.drop-red-side") === "keeps-colour"
    ) {
      findings.add(
        "red-token",
        `/state/laid/${i}`,
        `A ${kind} token on ${at} is not set up by using it, and so does not lie red side up.`,
        "vs.equip.red",
        "vs.open.drop-red-side",
      );
    }
  });
  barrels.forEach(({ at }, i) => findings.hasTile(at, `/state/barrels/${i}`, "A gas barrel"));
  const barrelCount = mixOf({ resistance: true }).barrels;
  if (resistance && barrels.length > barrelCount)
    findings.add(
      "too-many-barrels",
      "/state/barrels",
      `There are ${barrels.length} gas barrels; Résistance has ${barrelCount}.`,
      "vs.campaign.barrels",
    );
};

/** Who is in a nest, wherever one is said to be. */
function checkNests(findings: Findings): void {
  const { commandos, people, units } = findings.state;
  const inside = [
    ...commandos.filter(({ nest }) => nest),
    ...people.filter(({ nest }) => nest),
    ...units.filter(({ protects }) => protects === "nest"),
  ].flatMap(({ id, at }) => (at === null || !findings.isTile(at) ? [] : [{ id, at }]));
  for (const { id, at } of inside)
    if (!hasNest(findings.g, at))
      findings.add("no-nest", id, `${id} is in a nest, but ${at} has none.`, "vs.nest.auto-enter");
  findings.twice(
    inside.map(({ at }) => at),
    "nest-full",
    (at) =>
      `Two characters are in the nest of ${at}: ${inside
        .filter((piece) => piece.at === at)
        .map(({ id }) => id)
        .join(", ")}.`,
    "vs.move.nest-space",
    "vs.nest.auto-enter",
  );
}

/** More characters than a tile has circles, or than a nest holds. */
export const checkSpaces: Check = (findings) => {
  const { commandos, people, units } = findings.state;
  const taken = new Set(
    [...commandos, ...people, ...units].flatMap(({ at }) => (at === null || !findings.isTile(at) ? [] : [at])),
  );
  for (const tile of taken) {
    const over = -freeSpacesOutsideNest(findings.g, tile);
    if (over > 0)
      findings.add(
        "too-many-on-tile",
        tile,
        `${tile} has ${over === 1 ? "1 space" : `${over} spaces`} too few for the characters on it.`,
        "vs.move.free-space",
        ...citeIf(hasNest(findings.g, tile), "vs.move.nest-space"),
      );
  }
  checkNests(findings);
};

/** Pieces of one name. */
export const checkIds: Check = (findings) => {
  const { commandos, units, people } = findings.state;
  findings.twice(
    [...commandos, ...units, ...people].map(({ id }) => id),
    "same-id",
    (id) => `Two pieces are called ${id}.`,
  );
};
