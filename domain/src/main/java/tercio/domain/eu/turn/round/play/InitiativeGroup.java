package tercio.domain.eu.turn.round.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.EuState;

/**
 * Alliances that act at one initiative (EU-INIT-1): those that an ally of an ally connects, and minor countries that fight alone
 * with the alliance of the country that leads them. They act one after another, in the order of the scenario (reading: their
 * players agree, so that nobody rolls).
 *
 * @param alliances in the order of the scenario
 */
record InitiativeGroup(List<Alliance> alliances) {

    /** The groups of all alliances, in the order of the scenario. */
    static List<InitiativeGroup> groupsOf(EuState state) {
        var groups = new ArrayList<InitiativeGroup>();
        var left = new ArrayList<>(IntStream.range(0, state.scenario().alliances().size()).mapToObj(Alliance::of).toList());
        while (!left.isEmpty()) {
            var group = new ArrayList<>(List.of(left.removeFirst()));
            for (int at = 0; at < group.size(); at++) {
                var alliance = group.get(at);
                var linked = left.stream().filter(other -> areLinked(state, alliance, other)).toList();
                group.addAll(linked);
                left.removeAll(linked);
            }
            groups.add(new InitiativeGroup(group.stream().sorted().toList()));
        }
        return groups;
    }

    private static boolean areLinked(EuState state, Alliance one, Alliance other) {
        return state.scenario().relationsOrNone().allied().stream()
                        .anyMatch(allied -> !Collections.disjoint(allied, state.members(one)) && !Collections.disjoint(allied, state.members(other)))
                || isLed(state, one, other) || isLed(state, other, one);
    }

    /** Whether an alliance is of minor countries alone, and a country of the other leads one of them. */
    private static boolean isLed(EuState state, Alliance minors, Alliance patrons) {
        var relations = state.scenario().relationsOrNone();
        return state.members(minors).stream().allMatch(relations.minors()::containsKey)
                && state.members(minors).stream().map(relations::patron).flatMap(Optional::stream).anyMatch(state.members(patrons)::contains);
    }

    /**
     * The lowest initiative of the countries. A minor country acts at that of its allies or of the country that leads it,
     * a country that intervenes at that of its allies.
     */
    int initiative(EuState state) {
        var countries = alliances.stream().flatMap(alliance -> state.members(alliance).stream()).toList();
        Predicate<CountryId> counted = country -> !state.scenario().relationsOrNone().minors().containsKey(country)
                && state.scenario().relationsOrNone().intervention(country).isEmpty();
        return (countries.stream().anyMatch(counted) ? countries.stream().filter(counted) : countries.stream())
                .mapToInt(country -> state.scenario().countries().get(country).initiative())
                .min()
                .orElseThrow();
    }

    /** The country that rolls for all of them. */
    CountryId firstCountry(EuState state) {
        return state.members(alliances.getFirst()).getFirst();
    }
}
