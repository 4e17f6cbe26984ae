package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.Engaged;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.ChooseFighters;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.battle.play.BattleEvent.FightersChosen;
import tercio.domain.eu.land.battle.play.BattleEvent.PartRejoined;
import tercio.domain.eu.land.battle.play.BattleEvent.StackDivided;
import tercio.domain.eu.land.interception.play.InterceptionCommand.AttemptInterception;
import tercio.domain.eu.land.losses.play.LossEvent.LossesTaken;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.turn.levy.play.LevyEvent.TroopsLevied;
import tercio.domain.game.Form;
import tercio.domain.given.Tier;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** At most 8 LD of a side fight, and its controller says which; the others go where their side goes (EU-STACK-4, AMB-92). */
class ExceedingTroopsTest {

    private static Troops troops(String stack, int plus, int minus, int ld) {
        return new Troops(new StackId(stack), Counters.of(Units.of(plus, minus, ld)));
    }

    /** 8 French LD enter Flanders; 5 Spanish LD from Artois and 4 from Hainaut catch them. */
    private static War nineSpaniards() {
        return Situation.franceAgainstSpain().stack("f1", "france", "picardie", 2, 0, 0)
                .stack("art", "spain", "artois", 1, 0, 1).under(2, 1, 1, 0).stack("hai", "spain", "hainaut", 1, 0, 0).under(1, 4, 4, 0)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("f1"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("art"), new StackId("hai"))), 10, 10)
                .plays(new FightBattle(new SpaceId("flandre")));
    }

    private static War settlingLosses(War war) {
        while (war.decisions().getFirst().id().equals("losses")) {
            war.plays((EuCommand) war.decisions().getFirst().options().getFirst().command());
        }
        return war;
    }

    @Test
    void eightOfNineFightAndTheControllerIsAsked() {
        var decision = nineSpaniards().decision("fighters");

        assertThat(decision.party()).isEqualTo("spain");
        assertThat(Told.of(decision.prompt())).contains("all 9", "ld 8");
        assertThat(decision.form().fields()).extracting(Form.Field::name).contains("stacks.0.units.armyPlus", "stacks.1.units.ld", "leaders");
        assertThat(decision.form().example()).as("whole the larger, led by the commander; 4 LD are left for the other, of which 3 fight")
                .isEqualTo(new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 1, 0, 1), troops("hai", 0, 1, 1)),
                        List.of(new LeaderId("general-of-art"), new LeaderId("general-of-hai"))));
    }

    @Test
    void thePartThatIsTakenFightsAndTheRestWatches() {
        var war = nineSpaniards();
        war.plays(new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 1, 0, 0), troops("hai", 1, 0, 0)),
                List.of(new LeaderId("general-of-art"), new LeaderId("general-of-hai"))), War.luck(Side.NON_PHASING));

        assertThat(war.last(BattleFought.class).battle().nonPhasing().units()).isEqualTo(Units.of(2, 0, 0));
        assertThat(war.last(FightersChosen.class).fighting()).containsExactly(new Engaged(new StackId("art"), new SpaceId("artois")), new Engaged(new StackId("hai"), new SpaceId("hainaut")));
        assertThat(war.last(FightersChosen.class).watching()).containsExactly(new Engaged(new StackId("art.1"), new SpaceId("artois")));
        settlingLosses(war);
        assertThat(war.board().stacks()).as("it is one stack again").doesNotContainKey(new StackId("art.1"));
        assertThat(war.board().stacks().get(new StackId("art")).province().value()).isEqualTo("flandre");
    }

    @Test
    void theGeneralOfARescuerWhoWatchesMayCommand() {
        var whole = Situation.franceAgainstSpain().stack("f1", "france", "picardie", 2, 0, 0)
                .stack("art", "spain", "artois", 2, 0, 0).stack("hai", "spain", "hainaut", 0, 0, 1).under(3, 4, 4, 0)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("f1"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("art"), new StackId("hai"))), 10, 10).plays(new FightBattle(new SpaceId("flandre")));
        var led = new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 2, 0, 0)), List.of(new LeaderId("general-of-hai")));

        whole.plays(led, War.luck(Side.NON_PHASING));
        assertThat(whole.last(BattleFought.class).battle().nonPhasing().units()).isEqualTo(Units.of(2, 0, 0));
        assertThat(whole.last(BattleFought.class).battle().nonPhasing().leader().orElseThrow().id().value()).isEqualTo("general-of-hai");
        assertThat(whole.board().stacks().get(new StackId("hai")).leaders()).containsExactly(new LeaderId("general-of-hai"));
    }

    @Test
    void whatCannotBeTakenIsRefusedWithALegalChoice() {
        var war = nineSpaniards();
        var all = List.of(new LeaderId("general-of-art"), new LeaderId("general-of-hai"));

        for (var illegal : List.of(
                new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 1, 0, 1), troops("hai", 1, 0, 0)), all),
                new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 1, 0, 1)), all),
                new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 0, 2, 0), troops("hai", 1, 0, 0)), all),
                new ChooseFighters(new SpaceId("flandre"), List.of(troops("f1", 2, 0, 0)), all),
                new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 1, 0, 1), troops("art", 0, 1, 1)), all),
                new ChooseFighters(new SpaceId("flandre"), List.of(new Troops(new StackId("art"), new Counters(1, 0, -1)), troops("hai", 1, 0, 0)), all),
                new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 1, 0, 1), troops("hai", 0, 1, 1)), List.of(new LeaderId("general-of-hai"))),
                new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 1, 0, 1), troops("hai", 0, 1, 1)), List.of(new LeaderId("nobody"))))) {
            var refusal = war.refuses(illegal);
            assertThat(refusal.rule().id()).as("%s", illegal).isEqualTo("EU-STACK-4");
            assertThat(refusal.legal()).as("%s", illegal).hasSize(1);
        }
        assertThat(war.refuses(new ChooseFighters(new SpaceId("artois"), List.of(), List.of())).rule().id()).isEqualTo("EU-STACK-4");
        assertThat(war.refuses(new FightBattle(new SpaceId("flandre"))).rule().id()).isEqualTo("EU-BATTLE");
    }

    @Test
    void lossesFallOnThoseWhoFoughtAndTheOthersRetreatWithThem() {
        var war = nineSpaniards();
        war.plays(new ChooseFighters(new SpaceId("flandre"), List.of(troops("art", 1, 0, 0), troops("hai", 1, 0, 0)),
                List.of(new LeaderId("general-of-art"), new LeaderId("general-of-hai"))), War.luck(Side.PHASING));
        if (war.decisions().getFirst().id().equals("retreat")) {
            war.plays((EuCommand) war.decision("retreat").options().getFirst().command(), War.luck(Side.PHASING));
        }

        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.PHASING);
        assertThat(war.last(BattleEnded.class).barred()).containsExactlyInAnyOrder(new StackId("art"), new StackId("hai"), new StackId("art.1"));
        assertThat(war.board().stacks().values().stream().filter(stack -> stack.country().equals(new CountryId("spain"))))
                .allMatch(stack -> !stack.province().equals(new SpaceId("flandre")) || stack.besieged());
        war.board().duties().stream().filter(Duty.Losses.class::isInstance).map(Duty.Losses.class::cast)
                .filter(losses -> losses.country().equals(new CountryId("spain")))
                .forEach(losses -> assertThat(losses.stacks()).doesNotContain(new StackId("art.1")));
        assertThat(settlingLosses(war).events().stream().filter(LossesTaken.class::isInstance).map(LossesTaken.class::cast))
                .noneMatch(taken -> taken.stack().equals(new StackId("art.1")));
    }

    @Test
    void whereNothingCanBeChosenNobodyIsAsked() {
        var war = Situation.franceAgainstSpain().stack("f1", "france", "picardie", 2, 0, 0)
                .stack("art", "spain", "artois", 1, 1, 0).stack("hai", "spain", "hainaut", 0, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).plays(new MoveStack(new StackId("f1"), List.of(new SpaceId("flandre"))))
                .plays(new AttemptInterception(List.of(new StackId("art"), new StackId("hai"))), 10, 10)
                .plays(new FightBattle(new SpaceId("flandre")), War.luck(Side.PHASING));

        assertThat(war.last(BattleFought.class).battle().nonPhasing().units().allLd()).as("8 LD are not too many").isEqualTo(8);
        assertThat(war.events()).noneMatch(FightersChosen.class::isInstance);
    }

    /** The war goes on after any choice and roll: no LD comes or goes unsaid, and no choice is a dead end. */
    @Test
    @Tag(Tier.BOTH)
    void anyChoiceOfFightersLeadsOn() {
        var happened = new HashSet<Class<?>>();
        Tier.play(12, 60, happened, Set.of(FightersChosen.class, StackDivided.class, PartRejoined.class), seed -> {
            for (var turn : Chance.game(nineSpaniards().board(), seed, 12)) {
                var board = turn.before();
                for (var event : turn.events()) {
                    var after = War.RULES.evolve(board, event);
                    int gone = switch (event) {
                        case StackDestroyed destroyed -> board.stacks().get(destroyed.stack()).ld();
                        case LossesTaken taken -> board.stacks().get(taken.stack()).ld() - taken.left().allLd();
                        case TroopsLevied levied -> -levied.units().units().allLd();
                        default -> 0;
                    };
                    assertThat(ld(after)).as("%s", event).isEqualTo(ld(board) - gone);
                    happened.add(event.getClass());
                    board = after;
                }
            }
        });
    }

    private static int ld(EuState board) {
        return board.stacks().values().stream().mapToInt(Stack::ld).sum();
    }
}
