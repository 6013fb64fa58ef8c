// Runs before anything is drawn, so that nobody is dazzled by the wrong look first.
const look = localStorage.getItem("umpire-theme");
document.documentElement.dataset.theme =
  look === "light" || look === "dark" ? look : matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
