package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import tercio.domain.dice.Dice;
import tercio.domain.dice.Roll;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.play.SupplyChapter;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.ruling.Step;

/** Conditions on every board of a campaign, and on the secrecy of corps: others learn nothing of a corps that they do not see. */
final class CampaignChecks {

    private static final EmpiresInArms RULES = RandomCampaign.RULES;

    private CampaignChecks() {}

    /**
     * Cities hold no more than they have room for and no enemies side by side; no leader is in the field without a corps of his power.
     * The supply step waits exactly while it asks something.
     */
    static void board(EiaState state, EiaCommand command) {
        var board = new EiaWarView(state, WarMap.PRINTED);
        for (var city : state.cities().values()) {
            assertThat(board.factorsInCity(city.area())).as("inside %s after %s", city, command)
                    .isLessThanOrEqualTo(board.printedCity(city.area()).map(City::capacity).orElse(0));
            var inside = new TreeSet<>(city.garrisons().keySet());
            board.corpsInside(city.area()).forEach(corps -> inside.add(corps.power().nation()));
            assertThat(inside).as("inside %s after %s", city, command)
                    .noneMatch(one -> inside.stream().anyMatch(other -> state.diplomacy().atWar(one, other)));
        }
        for (var leader : state.leaders().values()) {
            leader.at().filter(Location::inField).ifPresent(at -> assertThat(state.corpsAt(at)).as("%s after %s", leader, command)
                    .anyMatch(corps -> corps.power() == leader.power()));
        }
        assertThat(state.powers().values()).as("money after %s", command).noneMatch(power -> power.money() < 0);
        assertThat(state.corps().values()).as("corps after %s", command)
                .noneMatch(corps -> corps.factorsOrNone().isEmpty() && state.combats().fought().isEmpty());
        if (state.duties().isEmpty()) {
            assertThat(SupplyChapter.CHAPTER.awaitsDecision(board)).as("the supply step waits after %s", command)
                    .isEqualTo(!SupplyChapter.CHAPTER.awaitedDecisions(board).isEmpty());
        }
    }

    /** A result in words is a sentence of the catalogs, which reads in every language. The host alone writes one: the reason of an adjustment. */
    static void results(List<Step> explanation) {
        assertThat(explanation).noneMatch(step -> step.result() != null && step.result().matches(".*\\p{L}{2}.*") && !step.step().equals("adjustment by the host"));
    }

    /** A command of another power does the same to the eyes of all who do not see a corps, whatever that corps holds. */
    static void secret(EiaState state, EiaCommand command, Verdict.Accepted<EiaEvent> accepted, Random random) {
        var hidden = state.corps().values().stream().filter(corps -> corps.power() != command.power() && !state.combats().isRevealed(corps)).toList();
        if (hidden.isEmpty()) {
            return;
        }
        var corps = hidden.get(random.nextInt(hidden.size()));
        var twin = state.with(corps.withFactors(other(corps, random)));
        var verdict = RULES.decide(twin, command, Dice.inOrder(accepted.rolls().stream().map(Roll::value).toList()));
        assertThat(verdict).as("%s with another %s", command, corps).isInstanceOf(Verdict.Accepted.class);
        var same = (Verdict.Accepted<EiaEvent>) verdict;
        var after = (EiaState) accepted.boards().getLast();
        if (reveals(accepted, after, corps)) {
            return;
        }
        for (var power : state.powers().values()) {
            var viewer = Viewer.of(List.of(power.power().word()));
            if (power.power() != corps.power()) {
                assertThat(RULES.asSeenBy((EiaState) same.boards().getLast(), viewer)).as("%s with another %s", command, corps).isEqualTo(RULES.asSeenBy(after, viewer));
                assertThat(told(same.events(), viewer)).as("%s with another %s", command, corps).isEqualTo(told(accepted.events(), viewer));
            }
        }
    }

    private static Factors other(Corps corps, Random random) {
        // The number inside a city modifies the die of an assault attempt openly (EIA-7.5.4.1.1.2).
        int least = corps.at().inCity() ? corps.factorsOrNone().total() : 1;
        var others = new ArrayList<>(List.of(corps.factorsOrNone()));
        for (var type : FactorType.values()) {
            for (int count = least; count <= corps.factorsOrNone().total(); count++) {
                var factors = Factors.of(type, count);
                if (!type.isIrregular() && PrintedCounters.corps(corps.id()).orElseThrow().canHold(factors)) {
                    others.add(factors);
                }
            }
        }
        return others.get(random.nextInt(others.size()));
    }

    /** Whether the rules reveal the corps now: in a combat, a withdrawal or a siege. */
    private static boolean reveals(Verdict.Accepted<EiaEvent> accepted, EiaState after, Corps corps) {
        return after.combats().isRevealed(corps) || !after.corps().containsKey(corps.id())
                || accepted.events().stream().anyMatch(ruled -> ruled.event().getClass().getSimpleName()
                        .matches("ForcesRevealed|SiegeFightBegan|CombatClosed|WithdrawalRolled|BesiegedForaged"));
    }

    private static List<Object> told(List<Verdict.ExplainedEvent<EiaEvent>> events, Viewer viewer) {
        var told = new ArrayList<Object>();
        for (var ruled : events) {
            boolean open = ruled.event().secrets().stream().allMatch(viewer::sees);
            told.add(open ? ruled.event() : ruled.event().getClass());
            told.add(open ? ruled.explanation() : "");
        }
        return told;
    }
}
