import { fetchedWhenShown } from "../page/fetched.tsx";

/** What can be asked about sight: fetched when somebody asks. */
export const SightPanelLazily = fetchedWhenShown(async () => (await import("./sight-panel.tsx")).SightPanel, {
  waiting: "Fetching the questions about sight …",
});
