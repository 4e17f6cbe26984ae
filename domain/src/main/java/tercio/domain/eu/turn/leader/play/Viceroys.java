package tercio.domain.eu.turn.leader.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.sentence.Sentence;

/**
 * Exceptional levies of Portugal in an overseas war, while one of its viceroys is alive (EU-LEVY-EXCEPTION): after a major defeat in the rest of the
 * world, on land or at sea, or after any defeat of a viceroy there for 1 stability more. They raise troops in the rest of the world alone, under the
 * whole limit. The scenario says which leaders are viceroys, and which wars are overseas (reading: the sheets of leaders do not).
 */
public final class Viceroys {

    private static final CountryId PORTUGAL = new CountryId("portugal");

    private Viceroys() {}

    /** Whether a country is in overseas wars alone, so that only a viceroy lets it raise levies. */
    public static boolean isOverseasOnly(EuState state, CountryId country) {
        return state.scenario().hostilities().isAtWarOnlyOverseas(country);
    }

    /** The reason why a country in an overseas war declares no levies; empty if it may. */
    public static Optional<Sentence> levyRefusal(EuState state, CountryId country) {
        var nation = SentenceNames.country(country);
        if (!country.equals(PORTUGAL)) {
            return Optional.of(Sentence.of("eu.levy.refused-overseas").with("who", nation).with("why", "portugal"));
        }
        if (state.scenario().world().viceroyIds().stream().noneMatch(id -> isAlive(state, id))) {
            return Optional.of(Sentence.of("eu.levy.refused-overseas").with("who", nation).with("why", "viceroy"));
        }
        var levies = state.countries().get(country).levies().overseas();
        return levies.majorDefeat() || levies.underViceroy() ? Optional.empty()
                : Optional.of(Sentence.of("eu.levy.refused-overseas").with("who", nation).with("why", "defeat"));
    }

    private static boolean isAlive(EuState state, LeaderId leader) {
        return state.leader(leader).filter(status -> status.fate() != Fate.KILLED).isPresent();
    }

    /** Whether the levies would follow a defeat of a viceroy that was no major one: they cost 1 stability more. */
    public static boolean costsMore(EuState state, CountryId country) {
        return isOverseasOnly(state, country) && !state.countries().get(country).levies().overseas().majorDefeat();
    }

    /**
     * Notes a defeat of Portugal in the rest of the world.
     *
     * @param losers the countries with troops or ships on the side that lost
     * @param commander of that side, as far as it was one of the print
     */
    public static EuState withDefeat(EuState state, List<CountryId> losers, Optional<Leader> commander, boolean major) {
        if (!losers.contains(PORTUGAL) || !state.countries().containsKey(PORTUGAL)) {
            return state;
        }
        boolean viceroy = commander.filter(leader -> state.scenario().world().viceroyIds().contains(leader.id())).isPresent();
        var status = state.countries().get(PORTUGAL);
        return state.withCountry(PORTUGAL, status.withLevies(status.levies().withDefeatOverseas(major, viceroy)));
    }
}
