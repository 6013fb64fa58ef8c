import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  getNamedType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import { expect, test } from "vitest";
import { answers } from "../../service/index.ts";

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** A type and all that belongs to it, each with the name people find it by. */
function* partsOf(type: GraphQLNamedType): Generator<Described> {
  yield type;
  if (isEnumType(type))
    for (const { name, description } of type.getValues()) yield { name: `${type.name}.${name}`, description };
  if (isInputObjectType(type))
    for (const { name, description } of Object.values(type.getFields()))
      yield { name: `${type.name}.${name}`, description };
  if (isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields())) {
      yield { name: `${type.name}.${field.name}`, description: field.description };
      for (const { name, description } of field.args)
        yield { name: `${type.name}.${field.name}(${name})`, description };
    }
}

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
const own = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const parts = own.flatMap((type) => [...partsOf(type)]);

test("every type, field, argument and value of the GraphQL schema is described", () => {
  expect(parts.length).toBeGreaterThan(400);
  const undescribed = parts.filter(({ description }) => (description ?? "").trim() === "");
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});

test("descriptions are sentences", () => {
  const others = parts.filter(({ description }) => !/^[A-Z(].*[.?]$/su.test(description ?? ""));
  expect(others.map(({ name, description }) => `${name}: ${description ?? ""}`)).toEqual([]);
});

const valuesOf = (name: string): readonly string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};
const { origin, ended, result, visibility, dice, deadline } = answers.gameAnswer.shape;

test.each([
  ["GameResult", result.unwrap().shape.result.options],
  ["GameVisibility", visibility.options],
  ["Dice", dice.options],
  ["OriginKind", origin.unwrap().shape.kind.options],
  ["GameEnding", ended.unwrap().shape.how.options],
  ["Consequence", deadline.unwrap().shape.consequence.options],
  ["CommittedOutcome", answers.actAnswer.options[0].shape.outcome.options],
  ["MoveOutcome", answers.movesAnswer.shape.moves.element.shape.outcome.options],
  ["UndoOutcome", answers.undoAnswer.shape.outcome.options],
  ["TakeOverOutcome", answers.takeOverAnswer.shape.outcome.options],
  ["WayOnKind", answers.takeOverAnswer.shape.way.unwrap().shape.how.options],
  ["ChainProof", answers.replayAnswer.shape.proof.shape.chain.options],
  ["DiceProof", answers.replayAnswer.shape.proof.shape.dice.options],
  ["RulesProof", answers.replayAnswer.shape.proof.shape.rules.options],
  ["ReplayFaultKind", answers.replayAnswer.shape.faults.element.shape.kind.options],
])("%s is the closed set that REST has", (name, options) => {
  expect(new Set(valuesOf(name))).toEqual(new Set(options));
});

test("times are a scalar, and a place is none", () => {
  const timed = own.flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === "Time")
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  );
  expect(timed.sort()).toEqual([
    "Game.createdAt",
    "Game.expiresAt",
    "GameEnd.at",
    "NewsItem.at",
    "NewsItem.deadline",
    "NoticeDelivery.at",
    "RecordedMove.at",
    "Renewal.at",
    "RenewedConsent.since",
    "WaitsFor.deadline",
    "WaitsFor.since",
  ]);
});
