import { Command, Option } from "commander";

/** What the service is told by its environment, as options. */
interface ServeOptions {
  readonly port: string;
  readonly data: string;
  readonly verbose: boolean;
  readonly webhooks?: string;
}

/** `umpire serve`: runs the whole service on this machine. What is not an option is a setting of its environment. */
export const serveCommand = new Command("serve")
  .description("run the service: REST, GraphQL and the page")
  .addOption(new Option("--port <number>", "the port it listens on").env("PORT").default("4000"))
  .addOption(new Option("--data <folder>", 'where games are kept, or "memory"').env("UMPIRE_DATA").default(".umpire"))
  .addOption(
    new Option("--webhooks <where>", "where webhooks may lie beside the public internet: on this machine")
      .choices(["loopback"])
      .env("UMPIRE_WEBHOOKS"),
  )
  .addOption(new Option("--verbose", "write a line about each answer").default(false))
  .addHelpText("after", "\nExamples:\n  umpire serve\n  umpire serve --port 8080 --data memory")
  .action(async ({ port, data, verbose, webhooks }: ServeOptions) => {
    Object.assign(process.env, {
      PORT: port,
      UMPIRE_DATA: data,
      ...(webhooks !== undefined && { UMPIRE_WEBHOOKS: webhooks }),
      ...(verbose && { UMPIRE_VERBOSE: "yes" }),
    });
    await import("../../service/local/main.ts");
  });
