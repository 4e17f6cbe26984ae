package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuScenario.StackAtStart;
import tercio.domain.eu.common.game.Relations.InterventionAtStart;

/** The faults in the interventions of a scenario, each with its JSON pointer. Its stacks have no faults of their own. */
final class InterventionFaults {

    private static final String AT = "/relations/interventions/";
    /** At most one army of the full side goes abroad in a foreign intervention (EU-ALLY-5). */
    private static final int MOST_LD_ABROAD = Units.of(1, 0, 0).allLd();

    private final EuScenario scenario;
    private final Function<String, String> controllers;
    private final Map<String, String> faults;

    /** @param controllers the country that controls a province at the start */
    InterventionFaults(EuScenario scenario, Function<String, String> controllers, Map<String, String> faults) {
        this.scenario = scenario;
        this.controllers = controllers;
        this.faults = faults;
    }

    void find() {
        scenario.relationsOrNone().interventions().forEach((country, war) -> {
            allies(country, war);
            stacks(country, war);
            fleet(country, war);
        });
    }

    private void allies(String country, InterventionAtStart war) {
        boolean ally = war.helps() != null && !war.helps().equals(country)
                && scenario.alliances().stream().anyMatch(allied -> allied.contains(country) && allied.contains(war.helps()));
        if (!ally || scenario.relationsOrNone().intervention(war.helps()).isPresent()) {
            faults.put(AT + ScenarioFaults.shortened(country) + "/helps", "a country intervenes for an ally that is at war itself");
        }
    }

    private void stacks(String country, InterventionAtStart war) {
        var own = scenario.stacks().stream().filter(stack -> stack.country().equals(country)).toList();
        var committed = own.stream().filter(stack -> stack.id().equals(war.stack())).findFirst();
        if (committed.isEmpty()) {
            faults.put(AT + ScenarioFaults.shortened(country) + "/stack", "a country intervenes with one stack of its own");
        } else if (war.foreign().orElse(false) && committed.get().units().units().allLd() > MOST_LD_ABROAD) {
            faults.put(AT + country + "/stack", "a foreign intervention has at most " + MOST_LD_ABROAD + " LD");
        }
        for (int at = 0; at < scenario.stacks().size(); at++) {
            var stack = scenario.stacks().get(at);
            if (isMisplaced(stack)) {
                faults.put("/stacks/" + at + "/province", "the land and the stacks of a country that only intervenes are at peace, but for the stack of the intervention");
            }
        }
    }

    private void fleet(String country, InterventionAtStart war) {
        if (war.fleet().isEmpty()) {
            return;
        }
        var committed = scenario.fleets().orElse(List.of()).stream().filter(ships -> war.fleet().get().equals(ships.id()) && country.equals(ships.country())).findFirst();
        if (committed.isEmpty()) {
            faults.put(AT + ScenarioFaults.shortened(country) + "/fleet", "a country intervenes with one naval stack of its own");
        } else if (war.foreign().orElse(false) && committed.get().ships() != null && committed.get().ships().units().fleets() > 1) {
            faults.put(AT + country + "/fleet", "a foreign intervention has at most one FLEET at sea");
        }
    }

    /** Whether a stack at peace is abroad, or a stack at war is in land at peace that is not its own. */
    private boolean isMisplaced(StackAtStart stack) {
        var controller = controllers.apply(stack.province());
        var own = scenario.relationsOrNone().intervention(stack.country());
        boolean peaceful = own.isPresent() && !stack.id().equals(own.get().stack());
        return !stack.country().equals(controller) && (peaceful || scenario.relationsOrNone().intervention(controller).isPresent());
    }
}
