package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.eia.reinforcement.play.ReinforcementEvent;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/**
 * A game that is played by answers drawn at random from what is offered, with random dice. After each command it checks what holds
 * for any game: the answer was legal, applying the events gives the board of the decision, no factor appears or vanishes, and nobody
 * learns what a corps holds that he does not see.
 */
final class RandomCampaign {

    static final EmpiresInArms RULES = new EmpiresInArms();

    private final Random random;
    private final int total;
    private final List<EiaEvent> events = new ArrayList<>();
    private EiaState state;
    private int commands;

    /** Factors that reinforcements brought. */
    private int recruited;

    RandomCampaign(EiaScenario scenario, long seed) {
        this(scenario, Readings.STANDARD, seed);
    }

    RandomCampaign(EiaScenario scenario, Readings readings, long seed) {
        assertThat(RULES.faults(scenario)).isEmpty();
        random = new Random(seed);
        state = RULES.start(scenario, readings);
        total = factors(state);
    }

    EiaState state() {
        return state;
    }

    int commands() {
        return commands;
    }

    List<EiaEvent> events() {
        return events;
    }

    /** Plays until the game is over or so many commands have been given. */
    void play(int most) {
        while (!RULES.isOver(state) && commands < most) {
            answer();
        }
    }

    private void answer() {
        commands++;
        var decisions = RULES.decisions(state);
        assertThat(decisions).as("a game that is not over waits for somebody, in %s", state.phase()).isNotEmpty();
        var decision = weighted(decisions);
        var command = sampled(decision);
        var verdict = RULES.decide(state, command, name -> {
            assertThat(Told.of(RULES.dieLabel(state, name))).as("each die has a name that a player understands").doesNotContain("eia.die.other");
            return OptionalInt.of(1 + random.nextInt(name.die().sides()));
        });
        assertThat(verdict).as("%s offers %s", decision.id(), command).isInstanceOf(Verdict.Accepted.class);
        var accepted = (Verdict.Accepted<EiaEvent>) verdict;
        var evolved = state;
        for (var ruled : accepted.events()) {
            assertThat(Told.of(RULES, evolved, ruled.event(), ruled.explanation())).isNotBlank();
            CampaignChecks.results(ruled.explanation());
            recruited += recruits(evolved, ruled.event());
            evolved = RULES.evolve(evolved, ruled.event());
            events.add(ruled.event());
        }
        assertThat(evolved).isEqualTo(accepted.boards().getLast());
        CampaignChecks.board(evolved, command);
        CampaignChecks.secret(state, command, accepted, random);
        state = evolved;
        assertThat(factors(state)).as("factors after %s", command).isEqualTo(total + raised());
    }

    /** Drawn by its party, which does not see what others hide. Odds are asked for what it is offered. */
    private EiaCommand sampled(Decision decision) {
        var seen = RULES.asSeenBy(state, Viewer.of(List.of(decision.party())));
        var offered = RULES.decisions(seen);
        assertThat(offered).as("what %s sees", decision.party()).anySatisfy(each -> {
            assertThat(each.id()).isEqualTo(decision.id());
            assertThat(each.party()).isEqualTo(decision.party());
        });
        var same = offered.stream().filter(each -> each.id().equals(decision.id()) && each.party().equals(decision.party())).findFirst().orElseThrow();
        RULES.forecasts(seen, same.options().stream().map(option -> (EiaCommand) option.command()).toList());
        return (EiaCommand) RULES.sample(seen, same, random::nextInt);
    }

    /** Ends of steps are drawn seldom, so that something happens in them. */
    private Decision weighted(List<Decision> decisions) {
        var others = decisions.stream().filter(decision -> !decision.id().startsWith("end-")).toList();
        return others.isEmpty() || random.nextInt(8) == 0 ? decisions.get(random.nextInt(decisions.size()))
                : others.get(random.nextInt(others.size()));
    }

    /** Factors that came into the game since its start. */
    private int raised() {
        return state.founded() + recruited;
    }

    private static int recruits(EiaState before, EiaEvent event) {
        return switch (event) {
            case ReinforcementEvent.FactorsBought bought -> bought.purchase().orElseThrow().factors().total();
            case ReinforcementEvent.CorpsRaised raised -> raised.recruits().orElseThrow().factors().total();
            case ReinforcementEvent.ForcesEntered(var power, EiaChange.CityGarrison garrison, var cost) -> garrison.factors().total()
                    - before.city(garrison.area()).orElseThrow().garrisonOf(garrison.nation()).total();
            default -> 0;
        };
    }

    /** All factors: on the map, and lost. */
    static int factors(EiaState state) {
        int corps = state.corps().values().stream().map(Corps::factorsOrNone).mapToInt(Factors::total).sum();
        int cities = state.cities().values().stream().mapToInt(CityHold::garrisonFactors).sum();
        int depots = state.depots().values().stream().map(Depot::garrison).mapToInt(Factors::total).sum();
        int lost = state.powers().values().stream().map(PowerStatus::lost).mapToInt(Factors::total).sum();
        return corps + cities + depots + lost + state.irregulars().size();
    }
}
