import type { ComponentType } from "preact";
import type { ViewProps } from "../page/view-props.ts";

/** A view of the page: the first word of its address, and the code that is fetched when somebody goes there. */
export interface View {
  readonly name: string;
  /** Its entry in the header; views without one are reached from others. */
  readonly title?: string;
  readonly load: () => Promise<ComponentType<ViewProps>>;
}

/** All views. To add one, write it in a file of its own under views/ and add its line here. */
export const views: readonly View[] = [
  { name: "", title: "Play", load: async () => (await import("../views/home.tsx")).Home },
  { name: "disputes", title: "Disputes", load: async () => (await import("../views/disputes.tsx")).Disputes },
  { name: "table", load: async () => (await import("../views/table.tsx")).TableView },
  { name: "position", load: async () => (await import("../views/position.tsx")).SharedPosition },
  { name: "my-games", title: "My games", load: async () => (await import("../views/my-games.tsx")).MyGames },
  { name: "new-game", load: async () => (await import("../views/new-game.tsx")).NewGame },
  { name: "invitations", load: async () => (await import("../views/invitations.tsx")).Invitations },
  { name: "post", load: async () => (await import("../views/post.tsx")).PostedGame },
  { name: "editor", title: "Editor", load: async () => (await import("../views/editor.tsx")).EditorView },
  { name: "rules", title: "Rules", load: async () => (await import("../views/rule-book.tsx")).RuleBook },
];
