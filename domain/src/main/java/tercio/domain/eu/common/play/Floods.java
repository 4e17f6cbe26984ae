package tercio.domain.eu.common.play;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.DutchFloods;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Modifier;
import tercio.domain.sentence.Sentence;

/**
 * Provinces that Holland has flooded (EU-MOVE-5). While the flood lasts, only Dutch troops come into them, at a cost of their own; the text says
 * no foreign movement. Readings: troops of others who stand there may leave or stay, and intercept within the province; allies of Holland
 * are foreign; lines of supply are as before.
 */
public final class Floods {

    public static final String RULE = "EU-MOVE-5";

    public static final CountryId COUNTRY = DutchFloods.COUNTRY;

    /** The level of pillage that a flood brings: a pillage+. */
    public static final int PILLAGE = 2;

    private Floods() {}

    /** Whether a flood lies over the province. */
    public static boolean isFlooded(WarView board, SpaceId province) {
        return board.state().marks().isFlooded(province);
    }

    /** Whether a flood keeps the stack from entering the province, whichever way it takes. */
    public static boolean bars(WarView board, Stack stack, SpaceId to) {
        return isFlooded(board, to) && !COUNTRY.equals(stack.country());
    }

    /** The reason why a flood keeps the stack out of a province, or empty. */
    public static Optional<Refusal> entryRefusal(WarView board, Stack stack, SpaceId to) {
        return bars(board, stack, to)
                ? Optional.of(Refusal.of(RULE, Sentence.of("eu.common.refused-flooded").with("where", SentenceNames.place(to)).with("stack", SentenceNames.stack(board.state(), stack.id()))))
                : Optional.empty();
    }

    /** The cost of a flooded province for a Dutch stack, whatever its terrain and border (reading). */
    public static AppliedModifiers cost(WarView board) {
        return AppliedModifiers.NONE.plus(new Modifier(board.tables().constants().value("dutch_flood_mp"), "a flooded province", Citation.of(RULE)));
    }
}
