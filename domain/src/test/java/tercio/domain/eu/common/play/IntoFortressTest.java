package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.AttemptEvasion;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.Retreat;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.battle.play.BattleCommand.WithdrawIntoFortress;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Players choose which counters, veterans and leaders enter a fortress (EU-BATTLE-EVASION, EU-BATTLE-RETREAT). */
class IntoFortressTest {

    /** Spain holds Artois, level 2, with A+ under a general and an A- that is half veteran. */
    private static War joined() {
        var board = Situation.franceAgainstSpain().level("artois", 2).stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("field", "spain", "artois", 1, 0, 0).under(4, 2, 2, 0).stack("second", "spain", "artois", 0, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").board();
        var second = board.stacks().get(new StackId("second"));
        return War.on(board.with(second.withUnits(second.units(), 1))).plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")));
    }

    private static Troops troops(String stack, int plus, int minus, int ld, Integer veterans) {
        return new Troops(new StackId(stack), Counters.of(Units.of(plus, minus, ld)), veterans);
    }

    private static Stack inside(EuState board, String stack) {
        return board.stacksIn(new SpaceId("artois")).stream().filter(Stack::besieged).filter(in -> in.id().value().startsWith(stack)).findFirst().orElseThrow();
    }

    @Test
    void withoutADieAnyTwoLdEnterWithTheLeadersWhoAreNamed() {
        var war = joined();
        var decision = war.decision("withdrawal");

        assertThat(decision.party()).isEqualTo("spain");
        assertThat(decision.form().fields()).extracting(Form.Field::name).containsExactly("stacks.0.units.armyMinus", "stacks.0.units.ld",
                "stacks.1.units.armyMinus", "stacks.1.units.ld", "stacks.1.veteranLd", "leaders");
        var filled = decision.form().command().apply(new Form.Filling(Map.of("stacks.0.units.armyMinus", 0, "stacks.0.units.ld", 1,
                "stacks.1.units.armyMinus", 0, "stacks.1.units.ld", 1, "stacks.1.veteranLd", 0, "leaders", List.of("general-of-field"))));
        war.plays((WithdrawIntoFortress) filled, War.luck(Side.PHASING));
        assertThat(inside(war.board(), "field").leaders()).containsExactly(new LeaderId("general-of-field"));
        assertThat(inside(war.board(), "second").veteranLd()).as("a conscript").isZero();
        assertThat(war.last(BattleFought.class).battle().nonPhasing().units()).as("3 and 1 LD stay outside").isEqualTo(Units.of(0, 1, 2));
    }

    @Test
    void wholeAPartOrNothingOfAStackEnters() {
        var war = joined().plays(new WithdrawIntoFortress(new SpaceId("artois"), Optional.of(List.of(troops("second", 0, 1, 0, null))), Optional.empty()),
                War.luck(Side.PHASING));

        assertThat(war.board().stacks().get(new StackId("second")).besieged()).isTrue();
        assertThat(war.last(BattleFought.class).battle().nonPhasing().units()).isEqualTo(Units.of(1, 0, 0));
    }

    @Test
    void asManyAsTheFortressHoldsEnterNoLeaderWithoutTroopsAndNoVeteranWithoutRoom() {
        var war = joined();
        var one = List.of(troops("field", 0, 0, 1, null));
        var two = List.of(troops("second", 0, 1, 0, null));

        assertThat(Told.of(war.refuses(new WithdrawIntoFortress(new SpaceId("artois"), Optional.of(one), Optional.empty())).detail())).contains("ld 2, ");
        assertThat(war.refuses(new WithdrawIntoFortress(new SpaceId("artois"), Optional.of(two), Optional.of(List.of(new LeaderId("general-of-field"))))).rule().id())
                .isEqualTo("EU-BATTLE-EVASION");
        assertThat(war.refuses(new WithdrawIntoFortress(new SpaceId("artois"), Optional.of(List.of(troops("second", 0, 1, 0, 2))), Optional.empty())).rule().id())
                .as("1 veteran among 2 LD").isEqualTo("EU-BATTLE-EVASION");
        assertThat(war.refuses(new WithdrawIntoFortress(new SpaceId("artois"), Optional.of(List.of(troops("army", 0, 1, 0, null))), Optional.empty())).legal())
                .isNotEmpty();
    }

    /** Spain has no LD beside the map: its A+ cannot be broken, and its A- goes in whole. */
    private static War withoutChange(int level) {
        return Situation.franceAgainstSpain().counters("spain", 2, 0).level("artois", level).stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("field", "spain", "artois", 1, 0, 0).stack("second", "spain", "artois", 0, 1, 0)
                .war().declares("france", Campaign.MULTIPLE).marches("army", "artois").plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois")));
    }

    @Test
    void onlyPartsForWhichThereIsChangeEnter() {
        var war = withoutChange(2);
        assertThat(Told.of(war.refuses(new WithdrawIntoFortress(new SpaceId("artois"), Optional.of(List.of(troops("field", 0, 1, 0, null))), Optional.empty())).detail()))
                .contains("eu.battle.refused-into-fortress");
        assertThat(war.decision("evasion").options()).extracting(Option::command).as("with 2 LD inside, not with 1")
                .contains(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 2)).doesNotContain(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 1));
        assertThat(war.decision("withdrawal").form().limits()).extracting(limit -> Told.of(limit.text()))
                .contains("eu.name.change-counters: counters (eu.name.free-counters: country Spain, allArmies 2, allLd 0, armies 0, ld 0).");
        war.plays(new WithdrawIntoFortress(new SpaceId("artois")), War.luck(Side.PHASING));
        assertThat(war.board().stacks().get(new StackId("second")).besieged()).isTrue();
        assertThat(war.last(BattleFought.class).battle().nonPhasing().units()).isEqualTo(Units.of(1, 0, 0));
    }

    @Test
    void whereNoPartHasChangeNobodyEnters() {
        var war = withoutChange(1);

        assertThat(Told.of(war.refuses(new WithdrawIntoFortress(new SpaceId("artois"))).detail())).contains("eu.battle.refused-fortress-closed");
        assertThat(war.decision("evasion").options()).extracting(Option::command)
                .noneMatch(WithdrawIntoFortress.class::isInstance).contains(new StandAndFight(new SpaceId("artois")));
    }

    @Test
    void oneLdBesideTheMapIsChangeForOneLd() {
        var war = Situation.franceAgainstSpain().counters("spain", 1, 1).level("artois", 1).stack("army", "france", "ile_de_france", 2, 0, 0)
                .stack("field", "spain", "artois", 0, 1, 1).war().declares("france", Campaign.MULTIPLE).marches("army", "artois")
                .plays(new EndMovement(new CountryId("france"))).plays(new FightBattle(new SpaceId("artois"))).plays(new WithdrawIntoFortress(new SpaceId("artois")), War.luck(Side.PHASING));

        assertThat(inside(war.board(), "field").units()).as("the loose LD of the stack goes").isEqualTo(Units.of(0, 0, 1));
    }

    @Test
    void anEvadingSideNamesThePartThatEnters() {
        var war = joined().plays(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0, Optional.of(List.of(troops("field", 0, 1, 0, null))),
                Optional.of(List.of(new LeaderId("general-of-field")))), 8);

        assertThat(inside(war.board(), "field").units()).isEqualTo(Units.of(0, 1, 0));
        assertThat(inside(war.board(), "field").leaders()).containsExactly(new LeaderId("general-of-field"));
        assertThat(war.board().stacks().get(new StackId("field")).province().value()).isEqualTo("hainaut");
        assertThat(war.board().stacks().get(new StackId("second")).province().value()).isEqualTo("hainaut");
    }

    @Test
    void theNumberAndTheTroopsOfAnEvasionDoNotContradict() {
        var named = Optional.of(List.of(troops("field", 0, 1, 0, null)));

        assertThat(joined().refuses(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 1, named, Optional.empty())).rule().id()).isEqualTo("EU-BATTLE-EVASION");
        assertThat(joined().refuses(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 0, Optional.of(List.of()), Optional.empty())).rule().id())
                .as("nobody is named").isEqualTo("EU-BATTLE-EVASION");
        assertThat(joined().plays(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 2, named, Optional.empty()), 8).board().stacks().get(new StackId("field")).province().value())
                .isEqualTo("hainaut");
    }

    @Test
    void aBeatenSideNamesThePartThatEnters() {
        var war = joined().plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING));

        assertThat(war.decision("retreat").form().fields()).extracting(Form.Field::name).contains("to", "stacks.1.veteranLd", "leaders");
        war.plays(new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 0, List.of(troops("field", 0, 0, 1, null), troops("second", 0, 0, 1, 0)),
                Optional.of(List.of(new LeaderId("general-of-field")))), War.luck(Side.PHASING));
        assertThat(inside(war.board(), "field").leaders()).containsExactly(new LeaderId("general-of-field"));
        assertThat(inside(war.board(), "second").veteranLd()).isZero();
        assertThat(war.board().stacks().get(new StackId("field")).province().value()).isEqualTo("hainaut");
        assertThat(joined().plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING))
                .refuses(new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 0, List.of(troops("field", 0, 1, 1, null)))).rule().id())
                .as("3 LD at level 2").isEqualTo("EU-BATTLE-RETREAT");
    }

    @Test
    void leadersAreNamedWithTheirTroopsAndANumberAgreesWithThem() {
        var war = joined().plays(new StandAndFight(new SpaceId("artois")), War.luck(Side.PHASING));
        var leader = Optional.of(List.of(new LeaderId("general-of-field")));

        assertThat(war.refuses(new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 1, List.of(), leader)).rule().id()).isEqualTo("EU-BATTLE-RETREAT");
        assertThat(war.refuses(new Retreat(new SpaceId("artois"), new SpaceId("hainaut"), 2, List.of(troops("field", 0, 0, 1, null)))).rule().id()).isEqualTo("EU-BATTLE-RETREAT");
        assertThat(joined().refuses(new WithdrawIntoFortress(new SpaceId("artois"), Optional.empty(), leader)).rule().id()).isEqualTo("EU-BATTLE-EVASION");
        assertThat(joined().refuses(new AttemptEvasion(new SpaceId("artois"), new SpaceId("hainaut"), 1, Optional.empty(), leader)).rule().id()).isEqualTo("EU-BATTLE-EVASION");
    }
}
