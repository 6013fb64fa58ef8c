import { Command } from "commander";
import { address } from "../options.ts";

/** What the options of `umpire mcp` are. */
interface McpOptions {
  readonly url?: string;
}

/** `umpire mcp`: the rules for a language model, over standard input and output. */
export const mcpCommand = new Command("mcp")
  .description("answer a language model over standard input and output (Model Context Protocol)")
  .option("--url <address>", "ask a server, whose games by post can be played then", address)
  .addHelpText(
    "after",
    [
      "",
      "Examples:",
      "  umpire mcp",
      "  UMPIRE_INVITATIONS=umpire-…,umpire-… umpire mcp --url https://umpire.example",
      "",
      "Invitations in UMPIRE_INVITATIONS, with commas between, are sent to the server; the model never sees them.",
    ].join("\n"),
  )
  .action(async ({ url }: McpOptions) => {
    // few come here, and no other command waits for it to be loaded
    const { answerElsewhere, answerHere, invitationsIn } = await import("../mcp.ts");
    if (url === undefined) return answerHere({}, (line) => console.error(JSON.stringify(line)));
    return answerElsewhere({ url, invitations: invitationsIn(process.env["UMPIRE_INVITATIONS"] ?? "") });
  });
