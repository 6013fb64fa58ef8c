/** An invitation, an API key, or most of one, as somebody may have put it where none belongs: into a path, say. */
const secrets = /(umpire-[a-z0-9]{1,40}-(?:[a-z0-9]{16}-)?)[\w-]{20,}/g;

/** A text in which invitations and API keys are left out; what they are for stays. */
export const masked = (text: string): string => text.replace(secrets, "$1…");
