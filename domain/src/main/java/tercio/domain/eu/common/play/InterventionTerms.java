package tercio.domain.eu.common.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Relations.InterventionAtStart;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.sentence.Sentence;

/** The forces of an intervention, in a scenario and in an adjustment by the host (EU-ALLY-3, EU-ALLY-5). */
public final class InterventionTerms {

    /** At most one army of the full side goes abroad in a foreign intervention (EU-ALLY-5). */
    private static final int MOST_LD_ABROAD = Units.of(1, 0, 0).allLd();

    private InterventionTerms() {}

    /**
     * A fault of an intervention.
     *
     * @param part the field that it concerns
     */
    public record Fault(String part, Sentence.Keyed message) {}

    /** The faults of an intervention of a country on a board; none if it can be. */
    public static List<Fault> faults(EuState state, CountryId country, InterventionAtStart war) {
        var faults = new ArrayList<Fault>();
        boolean ally = war.helps() != null && !war.helps().equals(country) && state.allianceOf(country).isBelligerent() && state.allianceOf(war.helps()) == state.allianceOf(country);
        if (!ally || Interventions.intervenes(state, war.helps())) {
            faults.add(new Fault("helps", Sentence.of("eu.fault.intervenes-for")));
        }
        int before = faults.size();
        if (war.stack().isPresent() && own(state, country, war.stack().get()).isEmpty()) {
            faults.add(new Fault("stack", Sentence.of("eu.fault.intervenes-with-stack")));
        }
        if (war.parts().orElse(List.of()).stream().anyMatch(part -> own(state, country, part).isEmpty())) {
            faults.add(new Fault("parts", Sentence.of("eu.fault.intervention-part")));
        }
        if (faults.size() == before && war.foreign().orElse(false) && ld(state, country, war) > MOST_LD_ABROAD) {
            faults.add(new Fault("stack", Sentence.of("eu.fault.ld-abroad").with("most", MOST_LD_ABROAD)));
        }
        war.fleet().ifPresent(id -> {
            var fleet = state.fleet(id).filter(ships -> country.equals(ships.country()));
            if (fleet.isEmpty()) {
                faults.add(new Fault("fleet", Sentence.of("eu.fault.intervenes-with-fleet")));
            } else if (war.foreign().orElse(false) && fleet.map(NavalStack::fleets).filter(fleets -> fleets > 1).isPresent()) {
                faults.add(new Fault("fleet", Sentence.of("eu.fault.one-fleet-abroad")));
            }
        });
        return faults;
    }

    /** The LD of the stack and of what was divided from it. */
    private static int ld(EuState state, CountryId country, InterventionAtStart war) {
        return Interventions.everywhere(state).filter(troops -> troops.country().equals(country))
                .filter(troops -> war.stack().filter(troops.id()::equals).isPresent() || war.hasPart(troops.id())).mapToInt(Stack::ld).sum();
    }

    private static Optional<Stack> own(EuState state, CountryId country, StackId id) {
        return Interventions.everywhere(state).filter(troops -> troops.id().equals(id) && troops.country().equals(country)).findFirst();
    }
}
