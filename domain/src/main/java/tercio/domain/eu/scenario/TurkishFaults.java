package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.forces.TurkishReform;
import tercio.domain.eu.common.game.Belligerent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.sentence.Sentence;

/** The faults in the Timar, Pashas and reforms of a scenario, each with its JSON pointer (EU-TUR-1, EU-TUR-5, EU-TUR-7). */
final class TurkishFaults {

    private final EuScenario scenario;
    private final Map<String, Sentence> faults;
    private final TurkishArmy army;
    private final int together;

    TurkishFaults(EuScenario scenario, EuTables tables, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.faults = faults;
        army = TurkishArmy.from(tables);
        together = StackingLimits.from(tables).pashas();
    }

    void find() {
        scenario.countries().forEach((country, belligerent) -> {
            var reforms = belligerent.reforms().orElse(List.of());
            var pointer = "/countries/" + country + "/reforms";
            if (!reforms.isEmpty() && !country.equals(TurkishArmy.COUNTRY)) {
                faults.put(pointer, Sentence.of("eu.fault.reforms-of-turkey"));
            } else if (Set.copyOf(reforms).size() < reforms.size()) {
                faults.put(pointer, Sentence.of("eu.fault.reform-once"));
            }
        });
        var all = Timar.NONE;
        for (int at = 0; at < scenario.stacks().size(); at++) {
            var stack = scenario.stacks().get(at);
            var timar = stack.units() == null ? Timar.NONE : stack.units().timarOrNone();
            if (timar.isNone() || !timar.isWithin(army.pashas())) {
                continue;
            }
            all = all.plus(timar);
            var fault = TurkishArmy.wrongTimar(stack.country(), timar, reforms(stack.country()), together);
            if (fault.isPresent()) {
                faults.put("/stacks/" + at + "/units/timar", fault.get());
            }
        }
        checkPrinted(all);
    }

    private Set<TurkishReform> reforms(CountryId country) {
        return Optional.ofNullable(scenario.countries().get(country == null ? CountryId.NONE : country)).flatMap(Belligerent::reforms).map(Set::copyOf)
                .orElse(Set.of());
    }

    private void checkPrinted(Timar all) {
        int last = IntStream.range(0, scenario.stacks().size())
                .filter(at -> scenario.stacks().get(at).units() != null && !scenario.stacks().get(at).units().timarOrNone().isNone())
                .reduce((first, second) -> second).orElse(-1);
        army.notPrinted(all, FreeCounters.pool(scenario, TurkishArmy.COUNTRY)).ifPresent(fault -> faults.put("/stacks/" + last + "/units/timar", fault));
    }
}
