import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Picture } from "../../pictures/index.ts";

/** The numbers along a board that is larger than its room: they stay at its upper and left border while it is pushed. */
export function Rulers({
  picture: { rulers, board },
  scale,
}: {
  readonly picture: Pick<Picture, "rulers" | "board">;
  readonly scale: number;
}) {
  const strips = useRef<HTMLDivElement>(null);
  const isPushed = useSignal({ down: false, across: false });
  useLayoutEffect(() => {
    const room = strips.current?.closest(".board-room");
    if (room === null || room === undefined) return undefined;
    const look = (): void => {
      const [down, across] = [room.scrollTop > 1, room.scrollLeft > 1];
      if (down !== isPushed.peek().down || across !== isPushed.peek().across) isPushed.value = { down, across };
    };
    look();
    room.addEventListener("scroll", look, { passive: true });
    return () => room.removeEventListener("scroll", look);
  }, [rulers === null]);
  if (rulers === null) return null;
  const [above, left] = [Math.round(board.top * scale), Math.round(board.left * scale)];
  return (
    <div class="rulers" aria-hidden="true" ref={strips}>
      <div
        class="ruler-above"
        data-shown={isPushed.value.down}
        style={{ height: `${above}px` }}
        dangerouslySetInnerHTML={{ __html: rulers.above }}
      />
      <div
        class="ruler-left"
        data-shown={isPushed.value.across}
        style={{ width: `${left}px`, marginTop: `${-above}px` }}
        dangerouslySetInnerHTML={{ __html: rulers.left }}
      />
    </div>
  );
}
