package tercio.domain.eu.turn.campaign;

import tercio.domain.game.WireNamed;

/** The lines of the economic record sheet for campaigns, exceptional levies and refit, and for income during the phase (EU-ERS-2). */
public enum ErsLine implements WireNamed {
    /** Passive campaigns. */
    B40,
    /** Active campaigns. */
    B41,
    /** Major campaigns. */
    B42,
    /** Multiple campaigns. */
    B43,
    /** Exceptional recruitments. */
    B44,
    /** Naval refit. */
    B45,
    /** Income from pillages and privateers. */
    A9,
    /** Income of gold from the rest of the world and of convoys. */
    A10;

    /** Whether the line is income; the other lines are expenses. */
    public boolean isIncome() {
        return this == A9 || this == A10;
    }

    /**
     * The line of a kind of campaign. A simple campaign without logistics has no line and uses the line of
     * passive campaigns, which cost the same (AMB-12).
     *
     * @return {@code null} for no campaign, which is not recorded
     */
    public static ErsLine of(Campaign kind) {
        return switch (kind) {
            case NONE -> null;
            case PASSIVE, SIMPLE_NO_LOGISTICS -> B40;
            case SIMPLE -> B41;
            case MAJOR -> B42;
            case MULTIPLE -> B43;
        };
    }

    @Override
    public String word() {
        return name();
    }
}
