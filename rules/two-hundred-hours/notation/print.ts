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

function fighterText(one: Fighter): string {
  const at = one.at === null ? "" : `at ${written(one.at)}`;
  const place = one.where === "table" ? at : one.where === "asleep" ? `asleep ${at}` : one.where;
  const facing = one.facing !== 0 || one.where === "table" ? ` facing ${one.facing}` : "";
  const weapon = one.weapon === usualWeapon(one.card) ? "" : ` ${one.weapon}`;
  return joined(`${one.id} = ${one.card}${weapon} ${place}${facing}`, [
    one.partner !== null && `with ${one.partner}`,
    one.on !== null && `on ${one.on}`,
    one.requisition !== null && `requisition ${one.requisition}`,
    one.veteran !== null && `veteran ${one.veteran}`,
    one.marker && "marker",
    one.white > 0 && `white ${one.white}`,
    one.red > 0 && `red ${one.red}`,
    one.discovered && "discovered",
    one.charges !== usualCharges(one.requisition) && `charges ${one.charges}`,
    one.missionCharge && "mission-charge",
    one.smokes !== usualSmokes(one.requisition) && `smokes ${one.smokes}`,
    one.towards !== null && `towards ${one.towards}`,
    one.falling && "falling",
    one.noShots !== null && `no-shots ${one.noShots}`,
    one.limps > 0 && `limps ${inInches(one.limps)}`,
    one.steadied && "steadied",
    one.entry !== null && `entry ${one.entry}`,
  ]);
}

const bodyText = (one: Body): string =>
  joined(`body ${one.id} = ${one.card} at ${written(one.at)}`, [
    one.marker && "marker",
    one.discovered && "discovered",
    one.carrier !== null && `carrier ${one.carrier}`,
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
    ...state.objectives.map((one) =>
      joined(`objective ${one.id} at ${written(one.at)}`, [
        one.number !== null && `number ${one.number}`,
        one.up && "up",
        one.item !== null && `item ${one.item}`,
        one.status === "carried" ? `carrier ${one.carrier ?? ""}` : one.status !== "there" && one.status,
      ]),
    ),
    ...state.escapes.map((one) => `escape ${one.id} at ${written(one.at)}`),
    ...state.charges.map((one) =>
      joined(`charge ${one.id} at ${written(one.at)}`, [
        one.countdown && "countdown",
        one.objective !== null && `objective ${one.objective}`,
      ]),
    ),
    ...state.smokes.map((one) =>
      joined(`smoke ${one.id} at ${written(one.at)}`, [one.turn !== 1 && `turn ${one.turn}`]),
    ),
    ...state.lights.map((one) => `${one.kind} ${one.id} at ${written(one.at)}`),
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

/** The text of a position; reading it gives the same position again. What is in the middle of an action is not in it. */
export function printPosition(state: State): string {
  return [
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
