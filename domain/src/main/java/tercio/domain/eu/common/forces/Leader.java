package tercio.domain.eu.common.forces;

import tercio.domain.eu.common.board.CountryId;

/**
 * A leader as printed on the counter (EU-LEAD-1).
 *
 * @param id stable, {@code ""} for a replacement leader
 * @param country the country of the leader
 * @param rank A is best; {@code Z} if none is known
 * @param maneuver 0..6, as {@code fire} and {@code shock}
 * @param siege 0..6
 * @param anonymous whether he is an unnamed leader of a major country, who is never wounded but always killed
 * @param replacement whether he is drawn for one battle only
 * @param whiteValues whether his values are printed in white: no malus for a 6 in the casualty test
 */
public record Leader(
        LeaderId id,
        String name,
        CountryId country,
        LeaderCategory category,
        char rank,
        int maneuver,
        int fire,
        int shock,
        int siege,
        boolean monarch,
        boolean anonymous,
        boolean replacement,
        boolean whiteValues) {

    public Leader {
        if (isOutOfRange(maneuver) || isOutOfRange(fire) || isOutOfRange(shock) || isOutOfRange(siege)) {
            throw new IllegalArgumentException("the values of a leader are 0..6: " + name);
        }
    }

    /** The name for players; {@link #name} is that of the counter and the record. */
    public String title() {
        return LeaderTitle.of(name, category.word());
    }

    /** Hand-written for speed: exact odds look up states with a leader many thousand times. */
    @Override
    public int hashCode() {
        return ((id.hashCode() * 7 + maneuver) * 7 + fire) * 7 + shock;
    }

    private static boolean isOutOfRange(int value) {
        return value < 0 || value > 6;
    }

    /** Whether he is a Vizier without printed values, for whom values are rolled each time they are needed (EU-CMD-6). */
    public boolean hasValuesByDie() {
        return category == LeaderCategory.VIZIER && maneuver + fire + shock == 0;
    }

    /** The Vizier with the values that were rolled for him. */
    Leader withValuesOf(Leader drawn) {
        return withValues(drawn.maneuver, drawn.fire, drawn.shock, drawn.siege);
    }

    /** The leader with other values. */
    public Leader withValues(int newManeuver, int newFire, int newShock, int newSiege) {
        return new Leader(id, name, country, category, rank, newManeuver, newFire, newShock, newSiege, monarch, anonymous, replacement, whiteValues);
    }

    /** Manoeuvre, fire and shock as players write them: {@code 423}. */
    public String values() {
        return hasValuesByDie() ? "by die" : "" + maneuver + fire + shock;
    }

    /** The leader on land: an explorer's values are halved, rounded down (EU-CMD-5). */
    public Leader onLand() {
        return category == LeaderCategory.EXPLORER
                ? new Leader(id, name, country, category, rank, maneuver / 2, fire / 2, shock / 2, siege / 2, monarch,
                        anonymous, replacement, whiteValues)
                : this;
    }
}
