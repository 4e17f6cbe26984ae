package tercio.domain.eu.turn.campaign;

import tercio.domain.game.WireNamed;

/** The lines of the economic record sheet for campaigns, exceptional levies and refit, and for income during the phase (EU-ERS-2). */
public enum ErsLine implements WireNamed {
    B40("Passive campaigns"),
    B41("Active campaigns"),
    B42("Major campaigns"),
    B43("Multiple campaigns"),
    B44("Exceptional recruitments"),
    B45("Naval refit"),
    A9("Pillages, privateers"),
    A10("Gold from ROTW and Convoys");

    private final String title;

    ErsLine(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

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
