package tercio.domain.eia.political.play;

import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Treaty;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;

/** Commands of the political phase. */
public sealed interface PoliticalCommand extends EiaCommand {

    /**
     * A power declares war (EIA-4.2.2).
     *
     * @param on the word of a power or of a neutral minor state
     * @param points the political points that it costs (EIA-4.2.1.1), 0 to 9
     */
    record DeclareWar(Power power, NationId on, int points) implements PoliticalCommand {}

    /** A power offers a treaty to another. Peace with a minor state, which nobody plays, is made at once. */
    record OfferTreaty(Power power, NationId to, Treaty treaty) implements PoliticalCommand {}

    /** A power answers an offer. */
    record AnswerTreaty(Power power, Power from, Treaty treaty, boolean agrees) implements PoliticalCommand {}

    /**
     * A power leaves an alliance, or its combined movement with an ally.
     *
     * @param treaty {@code alliance} or {@code combined}
     */
    record EndTreaty(Power power, Power other, Treaty treaty) implements PoliticalCommand {}

    /** A power permits another something, or no longer (EIA-10.3, EIA-7.4.2.2, EIA-4.5.2). */
    record PermitPower(Power power, Power to, EiaChange.Permission permission, boolean granted) implements PoliticalCommand {}

    /**
     * A minor state comes under the control of a power, or changes its standing under it.
     *
     * @param standing {@code free-state} or {@code conquered}; {@code neutral} where the power lets it go
     */
    record ControlMinor(Power power, ProvinceId province, ProvinceStanding standing) implements PoliticalCommand {}

    /** A power gives a province, or a minor state that it controls, to another. */
    record CedeProvince(Power power, ProvinceId province, Power to) implements PoliticalCommand {}

    /** In the first month of a game: a power has occupied the capital of a minor state since the month before (EIA-7.7). */
    record ClaimOccupation(Power power, ProvinceId province) implements PoliticalCommand {}
}
