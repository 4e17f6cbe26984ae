package tercio.domain.eu.given;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tercio.domain.dice.Dice;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.edition.Editions;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.land.battle.play.BattleCommand.StayAfterVictory;
import tercio.domain.eu.land.interception.play.InterceptionCommand.PassInterception;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.segment.play.SupplySegmentCommand.RollAttrition;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.campaign.play.CampaignCommand.DeclareCampaign;
import tercio.domain.eu.turn.leader.play.LeaderCommand.KeepLeaders;
import tercio.domain.eu.turn.round.play.RoundCommand.RollContinuation;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreNothing;
import tercio.domain.eu.world.militia.play.MilitiaCommand.KeepMilitiaInside;
import tercio.domain.eu.world.natives.play.NativeCommand.PassNatives;
import tercio.domain.game.Decision;
import tercio.domain.game.Id;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Modifier;
import tercio.domain.ruling.Readings;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.given.Told;

/**
 * A war on the table, for tests: commands with the dice that were thrown, and what is on the board then. Rolls for attrition of
 * marches are made at once and are lucky, winners of battles stay, and militia stays in its fortress, unless the test does it itself.
 */
public final class War {

    public static final EuMilitary RULES = new EuMilitary();
    public static final EuMilitary FAST = new EuMilitary(Editions.fast());
    public static final EuMilitary RAPID = new EuMilitary(Editions.rapid());

    private final List<EuEvent> events = new ArrayList<>();
    private final List<Step> explanation = new ArrayList<>();
    private final EuMilitary rules;
    private EuState state;
    private boolean luckyOnMarches = true;
    private boolean winnersStay = true;
    private boolean quietNatives = true;
    private boolean militiaInside = true;

    private War(EuMilitary rules, EuState state) {
        this.rules = rules;
        this.state = state;
    }

    public static War of(String scenario) {
        return of(RULES.scenario(scenario).orElseThrow());
    }

    public static War of(EuScenario scenario) {
        return of(scenario, Readings.STANDARD);
    }

    public static War of(EuScenario scenario, Readings readings) {
        return under(RULES, scenario, readings);
    }

    /** A war by the rules of an edition. */
    public static War under(EuMilitary rules, EuScenario scenario, Readings readings) {
        assertThat(rules.faults(scenario, readings).values()).as("a test may lay out more troops than can stand together")
                .allMatch(fault -> fault instanceof Sentence.Keyed keyed && Set.of("eu.fault.crowd", "eu.fault.one-stack").contains(keyed.key()));
        return new War(rules, rules.start(scenario, readings));
    }

    /** A war that goes on from a board. */
    public static War on(EuState board) {
        return on(RULES, board);
    }

    /** A war by the rules of an edition that goes on from a board. */
    public static War on(EuMilitary rules, EuState board) {
        return new War(rules, board);
    }

    /** The test makes the rolls for attrition of marches itself. */
    public War rollingForMarches() {
        luckyOnMarches = false;
        return this;
    }

    /** The test answers itself where a stack is among natives; else it goes on, and they stay quiet. */
    public War amongNatives() {
        quietNatives = false;
        return this;
    }

    /** The test says whether militia comes out to fight. */
    public War askingMilitia() {
        militiaInside = false;
        return this;
    }

    /** The test says whether winners retreat. */
    public War askingWinners() {
        winnersStay = false;
        return this;
    }

    /** The command is carried out with these dice, all of them and no others. */
    public War plays(EuCommand command, Integer... dice) {
        explanation.clear();
        carriesOut(command, dice);
        return luckyOnMarch();
    }

    private War luckyOnMarch() {
        while (quietNatives && !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.NativesMet met) {
            decided(new PassNatives(met.stack()), Dice.inOrder(List.of(10)));
        }
        while (militiaInside && !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.MilitiaCalled called) {
            decided(new KeepMilitiaInside(called.province()), Dice.NONE);
        }
        while (luckyOnMarches && !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.March due) {
            state = state.withDuties(state.duties().with(0, new Duty.March(due.country(), easy(due.roll()))));
            carriesOut(new RollMarchAttrition(due.roll().stacks().getFirst()), 1);
        }
        return this;
    }

    /** The roll without modifiers: a 1 then costs nothing by the rules of any edition. */
    private static MarchRoll easy(MarchRoll roll) {
        return new MarchRoll(roll.stacks(), roll.province(), List.of(roll.province()), List.of(roll.causes().getFirst()), false, false);
    }

    private void carriesOut(EuCommand command, Integer... dice) {
        var left = Arrays.asList(dice);
        int used = decided(command, Dice.inOrder(left));
        while (winnersStay && winner().isPresent()) {
            left = left.subList(used, left.size());
            used = decided(winner().get(), Dice.inOrder(left));
        }
        assertThat(used).as("dice used by %s", command).isEqualTo(left.size());
    }

    /** The answer of a winner that stays, if one is asked and may. */
    private Optional<EuCommand> winner() {
        return rules.decisions(state).stream().filter(decision -> decision.id().equals("victory"))
                .map(decision -> (EuCommand) decision.options().getFirst().command()).filter(StayAfterVictory.class::isInstance).findFirst();
    }

    /** The number of dice that the command took. */
    private int decided(EuCommand command, Dice dice) {
        switch (rules.decide(state, command, dice)) {
            case Verdict.Accepted<EuEvent> accepted -> {
                for (var ruled : accepted.events()) {
                    state = rules.evolve(state, ruled.event());
                    events.add(ruled.event());
                    explanation.addAll(ruled.explanation());
                }
                return accepted.rolls().size();
            }
            case Verdict.Refused<EuEvent> refused ->
                throw new AssertionError("%s is refused by %s: %s".formatted(command, refused.refusal().rule(), Told.of(refused.refusal().detail())));
            case Verdict.NeedsDie<EuEvent> wants -> throw new AssertionError("%s wants the die %s".formatted(command, wants.die()));
        }
    }

    /** The command is carried out with as many of these dice as it takes. */
    public War plays(EuCommand command, Dice dice) {
        explanation.clear();
        decided(command, dice);
        while (winnersStay && winner().isPresent()) {
            decided(winner().get(), dice);
        }
        return luckyOnMarch();
    }

    /**
     * Dice with which a side throws nothing but tens and the other nothing but ones; no leader is hit, and who is beaten is
     * hardly pursued and retreats without loss.
     */
    public static Dice luck(Side side) {
        return name -> OptionalInt.of(switch (name.purpose()) {
            case "leaderCasualty" -> 10;
            case "retreat", "pursuit" -> 1;
            default -> name.side().equals(side.word()) ? 10 : 1;
        });
    }

    /** The stack marches. Nobody intercepts it, and nobody is overrun. */
    public War marches(String stack, String... path) {
        return plays(new MoveStack(new StackId(stack), Id.all(List.of(path), SpaceId::new))).passes();
    }

    /** Nobody intercepts the stack that moves, and nobody is overrun. */
    public War passes() {
        while (true) {
            var asked = decisions().getFirst();
            switch (asked.kind()) {
                case "AttemptInterception" -> plays(new PassInterception(new CountryId(asked.party())));
                case "DeclareOverrun", "OverrunMover" -> plays((EuCommand) asked.options().getLast().command());
                default -> {
                    return this;
                }
            }
        }
    }

    /** Rolls for attrition that are due show a 1, which costs nothing up to a modifier of +4. */
    public War luckyInAttrition() {
        while (!decisions().isEmpty() && decisions().getFirst().options().stream().findFirst().map(Option::command).orElse(null)
                instanceof RollAttrition roll) {
            plays(roll, 1);
        }
        return this;
    }

    /** The campaign is declared, after the rolls for supply that are due. */
    public War declares(String country, Campaign campaign) {
        return luckyInAttrition().plays(new DeclareCampaign(new CountryId(country), campaign));
    }

    /** The countries of an alliance spend their impulse with a passive campaign and no move; rolls for attrition after it are lucky. */
    public War waits(String... countries) {
        for (var country : countries) {
            declares(country, Campaign.PASSIVE);
        }
        for (var country : countries) {
            plays(new EndMovement(new CountryId(country)));
        }
        return luckyInAttrition();
    }

    /** The round goes to its end, everybody does the least: no campaign, no move, sieges abandoned; the continuation die is thrown. */
    public War nothingElse(int continuation) {
        while (!decisions().getFirst().id().equals("continuation")) {
            var asked = decisions().getFirst();
            switch (asked.id().split("-")[0]) {
                case "supply", "attrition" -> plays((EuCommand) asked.options().getFirst().command(), 1);
                case "campaign" -> plays((EuCommand) asked.options().getFirst().command());
                case "movement" -> plays(new EndMovement(new CountryId(asked.party())));
                case "explore" -> exploresNothing();
                case "siege" -> plays((EuCommand) asked.options().getLast().command());
                default -> fail("%s must be settled first", asked.id());
            }
        }
        return plays(new RollContinuation(), continuation).leadersStay();
    }

    /** Nobody explores anything who could. */
    public War exploresNothing() {
        while (!decisions().isEmpty() && decisions().getFirst().id().startsWith("explore-")) {
            plays(new ExploreNothing(new StackId(decisions().getFirst().id().substring("explore-".length()))));
        }
        return this;
    }

    /** No country redeploys its leaders if the year changes, but one to which a wounded leader comes back: it does what the form shows. */
    public War leadersStay() {
        while (board().phase() instanceof Phase.Redeployment) {
            var country = decisions().getFirst().party();
            boolean may = decisions().stream().anyMatch(asked -> asked.id().equals("leaders-stay-" + country));
            plays(may ? new KeepLeaders(new CountryId(country)) : (EuCommand) decision("redeploy-" + country).form().example());
        }
        return this;
    }

    /** The refusal of the command; nothing has changed. */
    public Refusal refuses(EuCommand command) {
        var verdict = rules.decide(state, command, Dice.inOrder(List.of(5, 5, 5, 5)));
        assertThat(verdict).isInstanceOf(Verdict.Refused.class);
        return ((Verdict.Refused<EuEvent>) verdict).refusal();
    }

    public EuMilitary rules() {
        return rules;
    }

    public EuState board() {
        return state;
    }

    /** The newest event of that kind. */
    public <E extends EuEvent> E last(Class<E> kind) {
        return events.reversed().stream().filter(kind::isInstance).map(kind::cast).findFirst()
                .orElseGet(() -> fail("nothing of the kind %s has happened", kind.getSimpleName()));
    }

    public List<EuEvent> events() {
        return List.copyOf(events);
    }

    /** The step of the last command's explanation that has this name. */
    public Step step(String name) {
        return explanation.stream().filter(step -> step.step().equals(name)).findFirst()
                .orElseGet(() -> fail("no step %s among %s", name, explanation.stream().map(Step::step).toList()));
    }

    public List<Step> explanation() {
        return List.copyOf(explanation);
    }

    public static int sum(Step step) {
        return step.modifiers().stream().mapToInt(Modifier::value).sum();
    }

    /** The awaited decisions, without optional actions of a single stack between moves. */
    public List<Decision> decisions() {
        return rules.decisions(state).stream().filter(decision -> !decision.id().startsWith("split-")).toList();
    }

    /** The decision of that id, which must be awaited. */
    public Decision decision(String id) {
        return rules.decisions(state).stream().filter(decision -> decision.id().equals(id)).findFirst()
                .orElseGet(() -> fail("%s is not awaited, but %s", id, rules.decisions(state).stream().map(Decision::id).toList()));
    }

    /** An awaited decision is answered with one of its options. */
    public War settle(String id, EuCommand answer, Integer... dice) {
        assertThat(decision(id).options()).extracting(option -> option.command()).contains(answer);
        return plays(answer, dice);
    }
}
