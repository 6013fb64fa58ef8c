import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useErrorBoundary, useRef } from "preact/hooks";
import { inWords, partInWords } from "../api/problem.ts";
import { openRules } from "../rules/open-rule.ts";
import { Announcements } from "../page/announce.tsx";
import { Header } from "./header.tsx";
import { fetchedWhenShown } from "../page/fetched.tsx";
import { entitle } from "../page/title.ts";
import { Trouble } from "../page/trouble.tsx";
import { route } from "../page/route.ts";
import { useAnswer } from "../page/use-answer.ts";
import type { ViewProps } from "../page/view-props.ts";
import { views } from "./views.ts";

const loaded = signal<Readonly<Record<string, ComponentType<ViewProps>>>>({});

/** The view the address names, with whatever went wrong in it. */
function CurrentView() {
  const { path, query } = route.value;
  const name = path[0] ?? "";
  const [broken, mend] = useErrorBoundary();
  const view = views.find((candidate) => candidate.name === name);
  const Component = loaded.value[name];

  const { trouble, again } = useAnswer(
    view === undefined
      ? null
      : async () => {
          const component = await view.load();
          loaded.value = { ...loaded.value, [name]: component };
        },
    [name],
    partInWords,
  );

  useEffect(() => {
    entitle(view?.title ?? null);
  }, [view]);

  if (view === undefined)
    return <Trouble alone text="There is no such page." whatToDo="Go back to the beginning and start from there." />;
  if (broken !== undefined)
    return (
      <Trouble
        alone
        text={inWords(broken).text}
        whatToDo="This view stumbled. What was played is kept in this browser; reload the page, or try again."
        again={mend}
      />
    );
  if (trouble.value !== null) return <Trouble alone {...trouble.value} again={again} />;
  if (Component === undefined) return <h1 class="waiting">Fetching this part of the page …</h1>;
  return <Component path={path.slice(1)} query={query} />;
}

const RuleDialogLazily = fetchedWhenShown(async () => (await import("../rules/rule-dialog.tsx")).RuleDialog, {
  waiting: "Fetching the rule …",
});

/** The rules beside whatever is looked at, from the first that is opened on. */
function Rules() {
  const wasOpened = useRef(false);
  wasOpened.current ||= openRules.value.length > 0;
  return wasOpened.current ? <RuleDialogLazily /> : null;
}

/** The whole page. */
export function App() {
  const name = route.value.path[0] ?? "";
  const before = useRef(name);
  // who went to another view begins there, and not where the link was
  useEffect(() => {
    if (before.current !== name) {
      document.getElementById("main")?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: "instant" });
    }
    before.current = name;
  }, [name]);
  return (
    <>
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          // the fragment is the address of the view, so the jump is made by hand
          event.preventDefault();
          (document.querySelector<HTMLElement>("[role=gridcell]") ?? document.getElementById("main"))?.focus();
        }}
      >
        Skip to the board
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <CurrentView key={name} />
      </main>
      <Rules />
      <Announcements />
    </>
  );
}
