import { html } from "hono/html";

/** What a chat shows of a link that was pasted into it, and where the link leads. */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The address of a PNG that is so many pixels wide. */
  readonly picture: string;
  readonly width: number;
  readonly leadsTo: string;
}

/** What the page of a preview may do when a browser opens it: lead on, and nothing else. */
export const previewHeaders = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
} as const;

/** A page of Open Graph tags for those who read links, which leads everybody else on to where the link is meant to. */
export const previewPage = ({ title, description, picture, width, leadsTo }: Preview) =>
  html`<!doctype html>
    <html lang="en" prefix="og: https://ogp.me/ns#">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Umpire" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <meta property="og:image" content="${picture}" />
        <meta property="og:image:type" content="image/png" />
        <meta property="og:image:width" content="${width}" />
        <meta name="twitter:card" content="summary_large_image" />
        <meta http-equiv="refresh" content="0; url=${leadsTo}" />
      </head>
      <body>
        <p><a href="${leadsTo}">${title}</a></p>
        <p>${description}</p>
      </body>
    </html>`;
