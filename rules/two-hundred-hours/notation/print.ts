import { inInches, written } from "../table/battlefield.ts";
import type { Battlefield, TerrainItem } from "../book/terrain.ts";
import { eventIds } from "../book/event-cards.ts";
import { orderIds } from "../book/order-cards.ts";
import type { Place } from "../book/schemas.ts";
import { sides } from "../book/ids.ts";
import type { Body, Fighter } from "../table/fighter.ts";
import { emptyState, type State } from "../table/state.ts";
import { usualBegan, usualCharges, usualContainer, usualSmokes, usualUnseen, usualWeapon } from "./draft.ts";
import { joined, listed } from "./words.ts";

const all = (places: readonly Place[]): string => places.map(written).join(" ");
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function terrainText(item: TerrainItem): string {
  return joined(`terrain ${item.id} ${item.category} ${all(item.corners)}`, [
    item.height !== null && `height ${inInches(item.height)}`,
    item.blocksSight && "blocks",
    !item.crossable && "barred",
    item.climbable && "climbable",
    item.locked && "locked",
    ...item.entrances.map(({ kind, from, to }) => `${kind} ${all([from, to])}`),
    ...item.low.map((part) => `low ${all(part)}`),
    item.leadsTo !== null && `to ${item.leadsTo}`,
  ]);
}

/** The lines that draw a battlefield. */
export const tableText = ({ width, height, terrain }: Battlefield): readonly string[] => [
  `table ${inInches(width)} ${inInches(height)}`,
  ...terrain.map(terrainText),
];

const battlefieldText = ({ battlefield }: State): readonly string[] =>
  typeof battlefield === "string" ? [`battlefield ${battlefield}`] : tableText(battlefield);

function fighterText(fighter: Fighter): string {
  const at = fighter.at === null ? "" : `at ${written(fighter.at)}`;
  const place = fighter.where === "table" ? at : fighter.where === "asleep" ? `asleep ${at}` : fighter.where;
  const facing = fighter.facing !== 0 || fighter.where === "table" ? ` facing ${fighter.facing}` : "";
  const weapon = fighter.weapon === usualWeapon(fighter.card) ? "" : ` ${fighter.weapon}`;
  return joined(`${fighter.id} = ${fighter.card}${weapon} ${place}${facing}`, [
    fighter.partner !== null && `with ${fighter.partner}`,
    fighter.on !== null && `on ${fighter.on}`,
    fighter.requisition !== null && `requisition ${fighter.requisition}`,
    fighter.veteran !== null && `veteran ${fighter.veteran}`,
    fighter.marker && "marker",
    fighter.white > 0 && `white ${fighter.white}`,
    fighter.red > 0 && `red ${fighter.red}`,
    fighter.discovered && "discovered",
    fighter.charges !== usualCharges(fighter.requisition) && `charges ${fighter.charges}`,
    fighter.missionCharge && "mission-charge",
    fighter.smokes !== usualSmokes(fighter.requisition) && `smokes ${fighter.smokes}`,
    fighter.towards !== null && `towards ${fighter.towards}`,
    fighter.falling && "falling",
    fighter.noShots !== null && `no-shots ${fighter.noShots}`,
    fighter.limps > 0 && `limps ${inInches(fighter.limps)}`,
    fighter.steadied && "steadied",
    fighter.woken && "woken",
    fighter.entry !== null && `entry ${fighter.entry}`,
  ]);
}

const bodyText = (body: Body): string =>
  joined(`body ${body.id} = ${body.card} at ${written(body.at)}`, [
    body.marker && "marker",
    body.discovered && "discovered",
    body.carrier !== null && `carrier ${body.carrier}`,
  ]);

function deckText<T extends string>(
  name: string,
  ids: readonly T[],
  deck: {
    readonly left: number;
    readonly unseen: readonly T[];
    readonly hand: readonly (T | "unknown")[];
    readonly discard: readonly T[];
  },
): readonly string[] {
  const { left, unseen, hand, discard } = deck;
  if (left === 0 && unseen.length === 0 && hand.length === 0 && discard.length === 0) return [];
  return [
    joined(`${name} left ${left}`, [
      hand.length > 0 && `hand ${listed(hand)}`,
      discard.length > 0 && `discard ${listed(discard)}`,
      !same(unseen, usualUnseen(ids, deck)) && `unseen ${listed(unseen)}`,
    ]),
  ];
}

const isUsual = (state: State, key: keyof State): boolean => same(state[key], emptyState()[key]);

/** The lines about mission, moment, tokens, alarm and cards; what is usual is left out. */
function momentText(state: State): readonly string[] {
  const { options, alarm, drawn, container, aside, kept, began, veterans } = state;
  const { limit } = options;
  const lines: (string | false)[] = [
    !isUsual(state, "options") &&
      joined(`limit ${limit.attacker} ${limit.defender}`, [
        options.locked && "locked",
        !options.climbing && "no-climbing",
        options.disguise && "disguise",
        options.gunNest && "gun-nest",
        options.replay && "replay",
        options.campaign && "campaign",
        ...options.kept.map(({ card, veteran }) => `kept ${card} ${veteran}`),
      ]),
    !isUsual(state, "phase") && `phase ${state.phase}`,
    !isUsual(state, "setUp") && `set-up ${state.setUp}`,
    `turn ${state.turn}`,
    state.times > 0 && `times ${state.times}`,
    !isUsual(state, "draws") && `draws ${state.draws}`,
    drawn !== null && joined(`drawn ${drawn.kind} for ${drawn.side}`, [drawn.handedOver && "handed-over"]),
    !same(container, usualContainer(state)) &&
      `container ${container.character} character ${container.trooper} trooper ${container.time} time`,
    !isUsual(state, "aside") && `aside ${aside.character} character ${aside.trooper} trooper`,
    !isUsual(state, "kept") && `kept ${kept.attacker} ${kept.defender}`,
    !isUsual(state, "alarm") &&
      joined(`alarm${alarm.raised ? " raised" : ""}${alarm.track > 0 ? ` ${alarm.track}` : ""}`, [
        alarm.since !== null && `since ${alarm.since}`,
      ]),
    !same(began, usualBegan(state)) && `began ${began.attacker} ${began.defender}`,
    ...deckText("orders", orderIds, state.orders),
    ...deckText("events", eventIds, state.events),
    !isUsual(state, "veterans") &&
      joined(
        "veterans",
        sides.map((side) => veterans[side].length > 0 && `${side} ${listed(veterans[side])}`),
      ),
    state.entry !== null && `entry ${state.entry}`,
    state.evader !== null && `evader ${state.evader}`,
    state.imposter !== null && `imposter ${state.imposter.sentry} is ${state.imposter.character}`,
    state.barracks !== null && `barracks ${state.barracks}`,
    state.moonlight && "moonlight",
    state.unrevealedTurn !== null && `unrevealed ${state.unrevealedTurn}`,
    state.silentTurn !== null && `silent ${state.silentTurn}`,
    state.struck.length > 0 && `struck ${listed(state.struck)}`,
    askedText(state),
    resultText(state),
  ];
  return lines.filter((line) => line !== false);
}

function askedText({ pending }: State): string | false {
  if (pending === null) return false;
  return joined(`asked ${pending.kind} of ${pending.side}`, [
    pending.fighter !== null && `fighter ${pending.fighter}`,
    pending.subject !== null && `about ${pending.subject}`,
    pending.shut !== null && `shut ${pending.shut}`,
    pending.most !== null && `most ${inInches(pending.most)}`,
    pending.optional && "optional",
  ]);
}

const resultText = ({ result }: State): string | false =>
  result !== null &&
  `result ${result.winner ?? "nobody"} ${result.victory} ${JSON.stringify(result.text)} ${listed(result.cites)}`;

/** The lines of what lies on the table beside fighters and terrain. */
function thingsText(state: State): readonly string[] {
  const { route, captive, nest, gun } = state;
  const lines: (string | false)[] = [
    route !== null &&
      joined(
        `route ${all(route.markers)}`,
        route.bends.map((bend, i) => bend.length > 0 && `bend ${i + 1} ${all(bend)}`),
      ),
    ...state.objectives.map((objective) =>
      joined(`objective ${objective.id} at ${written(objective.at)}`, [
        objective.number !== null && `number ${objective.number}`,
        objective.up && "up",
        objective.item !== null && `item ${objective.item}`,
        objective.status === "carried"
          ? `carrier ${objective.carrier ?? ""}`
          : objective.status !== "there" && objective.status,
      ]),
    ),
    ...state.escapes.map((escape) => `escape ${escape.id} at ${written(escape.at)}`),
    ...state.charges.map((charge) =>
      joined(`charge ${charge.id} at ${written(charge.at)}`, [
        charge.countdown && "countdown",
        charge.objective !== null && `objective ${charge.objective}`,
      ]),
    ),
    ...state.smokes.map((smoke) =>
      joined(`smoke ${smoke.id} at ${written(smoke.at)}`, [smoke.turn !== 1 && `turn ${smoke.turn}`]),
    ),
    ...state.lights.map((light) => `${light.kind} ${light.id} at ${written(light.at)}`),
    nest !== null && `nest ${nest.id} at ${written(nest.at)} facing ${nest.facing}`,
    gun !== null &&
      joined(`gun ${gun.item}`, [
        gun.crew.length > 0 && `crew ${listed(gun.crew)}`,
        gun.hits > 0 && `hits ${gun.hits}`,
        gun.fired && "fired",
        gun.scored && "scored",
        gun.destroyed && "destroyed",
      ]),
    captive !== null &&
      joined(`captive ${captive.id} = ${captive.card} at ${written(captive.at)} home ${captive.home}`, [
        captive.escort !== null && `escort ${captive.escort}`,
      ]),
  ];
  return lines.filter((line) => line !== false);
}

/** Whether a text says all of a state in the middle of something: what the set-up asks stands in it. */
export const printsMidway = ({ phase, pending }: State): boolean => phase === "set-up" && pending !== null;

/** The text of a position; reading it gives the same position again. What is in the middle of an action is not in it. */
export function printPosition(state: State): string {
  return [
    "umpire two-hundred-hours",
    `mission ${state.mission}`,
    ...battlefieldText(state),
    ...(state.opened.length > 0 ? [`opened ${listed(state.opened)}`] : []),
    ...(state.wrecked.length > 0 ? [`wrecked ${listed(state.wrecked)}`] : []),
    ...momentText(state),
    ...thingsText(state),
    ...state.fighters.map(fighterText),
    ...state.bodies.map(bodyText),
    "",
  ].join("\n");
}
