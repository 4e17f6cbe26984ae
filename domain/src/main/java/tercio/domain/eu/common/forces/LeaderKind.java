package tercio.domain.eu.common.forces;

import java.util.Arrays;
import java.util.Optional;
import tercio.domain.game.WireNamed;

/** The printed kinds of leaders, and whether they can command a land stack in Europe (EU-LEAD-1, EU-LEAD-2). */
public enum LeaderKind implements WireNamed {
    GENERAL("general", true),
    /** Always a monarch. */
    KING("king", true),
    /** The Vizier of Turkey; always has the symbol of a monarch, but a Sultan commands before him (EU-CMD-1). */
    VIZIER("vizier", true),
    /** A general who is good at sieges. */
    ENGINEER("engineer", true),
    /** A leader of rank Z, who never commands if a general is present (EU-TUR-5). */
    PASHA("pasha", true),
    ADMIRAL("admiral", false),
    KING_ADMIRAL("king-admiral", false),
    PRIVATEER("privateer", false),
    EXPLORER("explorer", false),
    CONQUISTADOR("conquistador", false),
    GOVERNOR("governor", false),
    MISSIONARY("missionary", false);

    private final String word;
    private final boolean onLandInEurope;

    LeaderKind(String word, boolean onLandInEurope) {
        this.word = word;
        this.onLandInEurope = onLandInEurope;
    }

    /** The kind with this name in the API; empty for an unknown name. */
    public static Optional<LeaderKind> of(String word) {
        return Arrays.stream(values()).filter(kind -> kind.word.equals(word)).findFirst();
    }

    /** Whether leaders of this kind can command a land stack in Europe. */
    public boolean canLeadInEurope() {
        return onLandInEurope;
    }

    /** Whether leaders of this kind serve in the rest of the world. They come to Europe with troops, and command none there (l.1655, l.1756). */
    public boolean canLeadOverseas() {
        return this == EXPLORER || this == CONQUISTADOR || this == GOVERNOR || this == MISSIONARY;
    }

    /** Whether leaders of this kind can be with a land stack, whoever commands it. */
    public boolean canBeWithTroops() {
        return onLandInEurope || canLeadOverseas();
    }

    /** Whether leaders of this kind can be with a naval stack. */
    public boolean canLeadShips() {
        return this == ADMIRAL || this == KING_ADMIRAL || this == PRIVATEER || this == EXPLORER || this == CONQUISTADOR || this == GOVERNOR;
    }

    @Override
    public String word() {
        return word;
    }
}
