package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LandTechnology;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.MarchRoll;
import tercio.domain.eu.common.game.MarchStrain;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.land.movement.play.MoveCommand.MoveStack;
import tercio.domain.eu.land.siege.play.SiegeCommand.Redeploy;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.AnswerMarchPillage;
import tercio.domain.eu.supply.attrition.play.MarchAttritionCommand.RollMarchAttrition;
import tercio.domain.eu.supply.attrition.play.MarchAttritionEvent.MarchAttritionDue;
import tercio.domain.eu.supply.segment.play.SupplySegmentEvent.PillagePlaced;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.given.Told;

/** The results of movement attrition: a P with its choice of a province, foraging, losses, and the odds beside a march. */
class MarchPillageTest {

    private static final String ILE = "ile_de_france";
    private static final String CHAMPAGNE = "champagne";
    private static final RollMarchAttrition ROLL = new RollMarchAttrition(new StackId("army"));

    private static Situation army(int armyPlus, int armyMinus, int ld) {
        return Situation.franceAgainstSpain().stack("army", "france", CHAMPAGNE, armyPlus, armyMinus, ld).stack("guard", "spain", "brabant", 0, 0, 1);
    }

    /** Six MP at home. */
    private static War tired(Situation situation) {
        return situation.war().rollingForMarches().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE))));
    }

    private static War massed(Situation situation) {
        return situation.war().rollingForMarches().declares("france", Campaign.MULTIPLE).plays(new EndMovement(new CountryId("france")));
    }

    @Test
    void aPIsAnsweredByOneLdMoreOrAPillageInAnyProvinceOfTheMove() {
        var war = tired(army(1, 0, 0)).plays(ROLL, 6);

        assertThat(war.decision("pillage").options()).as("6 for 4 LD: P").extracting(Option::command).containsExactly(
                AnswerMarchPillage.loses(new StackId("army")), AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(CHAMPAGNE)),
                AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(ILE)));
        var refusal = war.refuses(AnswerMarchPillage.pillages(new StackId("army"), new SpaceId("picardie")));
        assertThat(refusal.rule().id()).isEqualTo("EU-ATTR-PILLAGE");
        assertThat(refusal.legal()).hasSize(3);
        war.plays(AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(CHAMPAGNE)));
        assertThat(war.board().marks().pillageLevel(new SpaceId(CHAMPAGNE))).isEqualTo(1);
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(4);
    }

    @Test
    void theLossIsTakenWithTheNumberOfTheResult() {
        var war = tired(army(1, 0, 0)).plays(ROLL, 9).plays(AnswerMarchPillage.loses(new StackId("army")));

        assertThat(Told.of(war.decision("losses").prompt())).as("9 for 4 LD: 1P").contains("lost 2, why attrition");
        war.plays(new TakeLosses(new StackId("army"), new Counters(0, 1, 0)));
        assertThat(war.board().stacks().get(new StackId("army")).ld()).isEqualTo(2);
        assertThat(war.board().stacks().get(new StackId("army")).foraging()).isFalse();
        assertThat(war.board().marks()).isEqualTo(ProvinceMarks.NONE);
    }

    @Test
    void foragingEndsWithTheImpulse() {
        var war = tired(army(1, 0, 0)).plays(ROLL, 6).plays(AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(ILE)));
        assertThat(war.board().stacks().get(new StackId("army")).foraging()).isTrue();

        assertThat(war.plays(new EndMovement(new CountryId("france"))).board().stacks().get(new StackId("army")).foraging()).isFalse();
    }

    @Test
    void lateTechnologyAndTheGuideToTheFastBattleKnowNoForaging() {
        var late = tired(army(1, 0, 0).technology("france", LandTechnology.LACE_WAR, false)).plays(ROLL, 6)
                .plays(AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(ILE)));
        assertThat(late.board().stacks().get(new StackId("army")).foraging()).isFalse();

        var fast = army(1, 0, 0).war(War.FAST).rollingForMarches().declares("france", Campaign.MULTIPLE)
                .plays(new MoveStack(new StackId("army"), List.of(new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE), new SpaceId(ILE), new SpaceId(CHAMPAGNE)))).plays(ROLL, 6)
                .plays(AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(ILE)));
        assertThat(fast.board().stacks().get(new StackId("army")).foraging()).isFalse();
    }

    @Test
    void olderTechnologyLosesOneLdAndNamesTheProvinceThatItPillages() {
        var war = tired(army(1, 0, 0).technology("france", LandTechnology.ARQUEBUS, false)).plays(ROLL, 6);

        assertThat(war.decision("pillage").options()).extracting(Option::command).containsExactly(
                AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(CHAMPAGNE)), AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(ILE)));
        war.plays(AnswerMarchPillage.pillages(new StackId("army"), new SpaceId(ILE)));
        assertThat(Told.of(war.decision("losses").prompt())).contains("lost 1, why attrition");
        assertThat(war.board().marks().pillageLevel(new SpaceId(ILE))).isEqualTo(1);
    }

    @Test
    void whereItStaysThereIsNoProvinceToName() {
        var war = massed(army(1, 1, 0).technology("france", LandTechnology.ARQUEBUS, false)).plays(ROLL, 6);

        assertThat(war.last(PillagePlaced.class)).isEqualTo(new PillagePlaced(new SpaceId(CHAMPAGNE), 1));
        assertThat(Told.of(war.decision("losses").prompt())).as("6 for 6 LD: 1P").contains("lost 2, why attrition");
    }

    @Test
    void landThatIsPillagedToTheFullCostsOneLd() {
        var start = massed(army(1, 1, 0)).board();
        var war = War.on(start.withMarks(start.marks().withPillage(new SpaceId(CHAMPAGNE), ProvinceMarks.MOST_PILLAGED))).rollingForMarches().plays(ROLL, 2);

        assertThat(War.sum(war.step("movement attrition"))).as("two pillages+").isEqualTo(4);
        assertThat(Told.of(war.decision("losses").prompt())).as("6 for 6 LD: 1P").contains("lost 2, why attrition");
    }

    @Test
    void nothingElseIsDoneBeforeTheRoll() {
        var war = tired(army(1, 0, 0));

        assertThat(war.refuses(new EndMovement(new CountryId("france"))).legal()).extracting(Option::command).containsExactly(ROLL);
        assertThat(massed(army(1, 0, 0)).refuses(ROLL).rule().id()).as("4 LD that stay").isEqualTo("EU-ATTR-MOVEMENT");
    }

    @Test
    void theOddsBesideAMarchAreThoseOfItsRoll() {
        var war = army(1, 1, 0).war().rollingForMarches().declares("france", Campaign.MULTIPLE);
        MovePreview march = War.RULES.moves(war.board(), "army").orElseThrow().stream()
                .filter(option -> option.command().equals(new MoveStack(new StackId("army"), List.of(new SpaceId(ILE))))).findFirst().orElseThrow().move();

        assertThat(march.toll().reason()).isEqualTo(Sentence.ofText("massed forces"));
        assertThat(new BigDecimal(march.toll().chance())).as("6 to 10 of 10").isEqualByComparingTo("0.5");
        assertThat(march.toll().losses()).extracting(MovePreview.Toll.Loss::lost).containsExactly(0, 1, 2);
        assertThat(new BigDecimal(march.toll().more())).isEqualByComparingTo("0.5");
        war.plays(new MoveStack(new StackId("army"), List.of(new SpaceId(ILE))));
        var forecast = War.RULES.forecasts(war.board(), List.of(ROLL)).getFirst().orElseThrow();
        assertThat(forecast.figures().get("lossLd").outcomes()).extracting(Object::toString).containsExactlyInAnyOrder("0", "1", "2");
    }

    @Test
    void aShortMarchOfASmallStackHasNoToll() {
        var war = army(1, 0, 0).war().rollingForMarches().declares("france", Campaign.MULTIPLE);

        assertThat(War.RULES.moves(war.board(), "army").orElseThrow().stream().map(Option::move).filter(move -> move != null))
                .allMatch(move -> (move.toll() != null) == (move.cost() >= 6)).anyMatch(move -> move.cost() >= 6);
    }

    @Test
    void whoRedeploysFromASiegeRolls() {
        var war = Situation.franceAgainstSpain().stack("army", "france", "artois", 1, 0, 0).stack("guard", "spain", "brabant", 0, 0, 1).war().rollingForMarches()
                .waits("france").waits("spain");
        war.plays((EuCommand) war.decision("siege-artois").options().stream().filter(option -> option.command() instanceof Redeploy)
                .findFirst().orElseThrow().command());

        MarchRoll roll = war.last(MarchAttritionDue.class).roll();
        assertThat(roll.causes()).containsExactly(MarchStrain.REDEPLOYMENT);
        assertThat(roll.path().getFirst().value()).isEqualTo("artois");
        assertThat(roll.enemyProvince()).as("leaving it counts").isTrue();
        war.plays(ROLL, 3);
        assertThat(War.sum(war.step("movement attrition"))).isEqualTo(2);
    }
}
