package tercio.domain.eu.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.SessionAtStart;
import tercio.domain.eu.turn.leader.LeadersAtStart;

/**
 * A printed scenario with the sides that fight each other. Countries that are on no side have no part in it: their stacks and leaders
 * stay away, and their land is neutral.
 */
final class ScenarioSides {

    private ScenarioSides() {}

    /** @param roster the scenario with all countries that can be at war */
    static EuScenario of(EuScenario roster, List<List<CountryId>> sides) {
        var chosen = sides.stream().flatMap(List::stream).collect(Collectors.toSet());
        return new EuScenario(roster.name(), roster.period(), roster.turn(), roster.startRound(), roster.poorWeather(), sides,
                filter(roster.countries(), chosen::contains), roster.leaders().stream().filter(leader -> chosen.contains(leader.country())).toList(),
                roster.owners(), roster.controllers(), roster.fortresses(),
                roster.stacks().stream().filter(stack -> chosen.contains(stack.country())).toList(),
                roster.printedLeaders().stream().filter(leader -> LeadersAtStart.ofPrinted(leader).filter(known -> chosen.contains(known.country())).isPresent())
                        .toList(),
                Optional.empty(), Optional.empty(), roster.session().map(session -> of(session, chosen::contains, roster)),
                roster.fleets().map(fleets -> fleets.stream().filter(fleet -> chosen.contains(fleet.country())).toList())
                        .filter(fleets -> !fleets.isEmpty()),
                roster.presidios().map(presidios -> presidios.entrySet().stream().filter(each -> chosen.contains(each.getValue().country()))
                        .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue))).filter(presidios -> !presidios.isEmpty()), roster.overseas(), roster.charts());
    }

    private static SessionAtStart of(SessionAtStart session, Predicate<CountryId> atWar, EuScenario roster) {
        var serving = LeadersAtStart.of(roster).stream().filter(leader -> atWar.test(leader.country())).map(EuScenario.LeaderAtStart::id)
                .collect(Collectors.toSet());
        return new SessionAtStart(session.order().stream().allMatch(atWar) ? session.order() : List.of(), session.badWeather(), session.extended(),
                filter(session.countries(), atWar), filter(session.leaders(), serving::contains), session.sieges(), session.pillages(),
                session.supplied(), session.blockaded(), session.revolts(), session.sundFrozen(), session.raids(), session.gold(), session.trade(), session.flooded());
    }

    private static <K, V> Map<K, V> filter(Map<K, V> all, Predicate<K> which) {
        var kept = new LinkedHashMap<K, V>();
        all.forEach((key, value) -> Optional.of(key).filter(which).ifPresent(known -> kept.put(known, value)));
        return kept;
    }
}
