import { render } from "preact";
import { keepForOffline } from "./offline/register.ts";
import { App } from "./shell/app.tsx";

const page = document.getElementById("page");
if (page !== null) render(<App />, page);
keepForOffline();
