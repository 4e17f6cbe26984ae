package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.FreeCounters;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleEnded;
import tercio.domain.eu.land.battle.play.BattleEvent.BattleFought;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.eu.world.militia.play.MilitiaCommand.KeepMilitiaInside;
import tercio.domain.eu.world.militia.play.MilitiaCommand.SendOutMilitia;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaCalled;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaMannedWalls;
import tercio.domain.eu.world.militia.play.MilitiaEvent.MilitiaWentHome;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/**
 * The militia of a Spanish colony in Tampico when the French come from their trading post in Veracruz: the owner's choice, the battle, and the
 * way home (EU-UNIT-11, EU-MILITIA-FIGHT).
 */
class MilitiaTest {

    static final String VERACRUZ = "r_azteca_e";
    static final String TAMPICO = "r_chichimeca_e";
    static final String MILITIA = "militia.r_chichimeca_e";

    /** A colony of level 4 with a mission: three veteran detachments, 1 LD. The French have 3 LD. */
    static Situation tampico() {
        return franceAgainstSpain().charted().initiative("france", 20).establishment("france", Kind.TRADING_POST, 2, VERACRUZ)
                .establishment("spain", Kind.COLONY, 4, TAMPICO).establishment("spain", Kind.MISSION, 0, TAMPICO).stack("la", "france", VERACRUZ, 0, 0, 3);
    }

    static War enters(Situation situation) {
        return enters(situation.war());
    }

    static War enters(War war) {
        return war.askingMilitia().luckyInAttrition().declares("france", Campaign.MULTIPLE).marches("la", TAMPICO).plays(new EndMovement(new CountryId("france"))).exploresNothing();
    }

    private static War fights(War war, Dice dice) {
        war.plays(new FightBattle(new SpaceId(TAMPICO)), dice);
        while (!war.decisions().isEmpty() && war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId(TAMPICO)), dice);
        }
        return war;
    }

    @Test
    void theOwnerIsAskedWhenEnemiesHaveCome() {
        var war = enters(tampico());
        assertThat(war.last(MilitiaCalled.class)).isEqualTo(new MilitiaCalled(new CountryId("spain"), new SpaceId(TAMPICO)));
        var asked = war.decision("militia");
        assertThat(asked.party()).isEqualTo("spain");
        assertThat(asked.options()).extracting(option -> option.command()).containsExactly(new SendOutMilitia(new SpaceId(TAMPICO)), new KeepMilitiaInside(new SpaceId(TAMPICO)));
        assertThat(war.board().stack(new StackId(MILITIA))).as("at home until it is sent").isEmpty();
    }

    @Test
    void whoIsNotAskedIsRefused() {
        var war = tampico().war();
        assertThat(war.refuses(new SendOutMilitia(new SpaceId(TAMPICO))).rule().id()).isEqualTo("EU-MILITIA-FIGHT");
        assertThat(Told.of(war.refuses(new KeepMilitiaInside(new SpaceId(TAMPICO))).detail())).contains("eu.militia.refused-not-asked");
        assertThat(enters(tampico()).refuses(new SendOutMilitia(new SpaceId(VERACRUZ))).rule().id()).isEqualTo("EU-MILITIA-FIGHT");
    }

    /** 1 LD of veterans of Spanish class: it is a side of its own, without a leader. */
    @Test
    void militiaInTheFieldFightsAsATroopOfItsOwner() {
        var war = enters(tampico()).plays(new SendOutMilitia(new SpaceId(TAMPICO)));
        var stack = war.board().stacks().get(new StackId(MILITIA));
        assertThat(stack.units()).hasToString("1 LD");
        assertThat(stack.isVeteran()).isTrue();
        assertThat(StackTitle.of(war.board(), new StackId(MILITIA))).isEqualTo("Spain's militia of 1 LD");
        assertThat(FreeCounters.of(war.board(), new CountryId("spain"))).as("militia has no counters").isEqualTo(FreeCounters.of(tampico().war().board(), new CountryId("spain")));
        war.plays(new FightBattle(new SpaceId(TAMPICO)), War.luck(Side.NON_PHASING));
        var side = war.last(BattleFought.class).battle().side(Side.NON_PHASING);
        assertThat(side.country().value()).isEqualTo("spain");
        assertThat(side.veteran()).isTrue();
    }

    /** Spain without a mission: level 4 gives two conscript detachments, less than 1 LD; one of France gives two veteran ones. */
    @Test
    void detachmentsOfMilitiaHaveAQuality() {
        var spanish = franceAgainstSpain().charted().initiative("france", 20).establishment("france", Kind.TRADING_POST, 2, VERACRUZ)
                .establishment("spain", Kind.COLONY, 4, TAMPICO).stack("la", "france", VERACRUZ, 0, 0, 3);
        var conscripts = enters(spanish).plays(new SendOutMilitia(new SpaceId(TAMPICO)));
        assertThat(conscripts.board().stacks().get(new StackId(MILITIA)).units()).hasToString("2 LDE");
        conscripts.plays(new FightBattle(new SpaceId(TAMPICO)), War.luck(Side.PHASING));
        assertThat(conscripts.last(BattleFought.class).battle().side(Side.NON_PHASING).veteran()).isFalse();

        var french = franceAgainstSpain().charted().initiative("spain", 20).establishment("spain", Kind.TRADING_POST, 2, VERACRUZ)
                .establishment("france", Kind.COLONY, 3, TAMPICO).stack("la", "spain", VERACRUZ, 0, 0, 3).war().askingMilitia().luckyInAttrition()
                .declares("spain", Campaign.MULTIPLE).marches("la", TAMPICO).plays(new EndMovement(new CountryId("spain"))).exploresNothing().plays(new SendOutMilitia(new SpaceId(TAMPICO)));
        assertThat(french.board().stacks().get(new StackId(MILITIA)).units()).hasToString("2 LDE");
        french.plays(new FightBattle(new SpaceId(TAMPICO)), War.luck(Side.PHASING));
        assertThat(french.last(BattleFought.class).battle().side(Side.NON_PHASING).veteran()).isTrue();
    }

    /** The French throw ones and lose: they go back to Veracruz, the militia goes home whole. */
    @Test
    void militiaThatHasWonGoesHome() {
        var war = fights(enters(tampico()).plays(new SendOutMilitia(new SpaceId(TAMPICO))), War.luck(Side.NON_PHASING));
        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.NON_PHASING);
        assertThat(war.last(MilitiaWentHome.class).militia().value()).isEqualTo(MILITIA);
        assertThat(war.board().stack(new StackId(MILITIA))).isEmpty();
        assertThat(war.board().world().militia().drawnUp()).isEmpty();
        assertThat(war.events()).as("militia is not asked for a retreat").noneMatch(event -> event instanceof MilitiaMannedWalls);
    }

    /** The French throw tens. The rest of the militia goes into the fortress, and its losses are missing until the end of the turn. */
    @Test
    void beatenMilitiaGoesIntoTheFortress() {
        var war = fights(enters(tampico()).plays(new SendOutMilitia(new SpaceId(TAMPICO))), War.luck(Side.PHASING));
        assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.PHASING);
        var home = war.last(MilitiaWentHome.class);
        assertThat(war.board().world().militia().lossesIn(new SpaceId(TAMPICO))).isEqualTo(home.lost()).isPositive();
        assertThat(war.board().stack(new StackId("la")).orElseThrow().province().value()).as("the French stay").isEqualTo(TAMPICO);
        assertThat(war.board().stack(new StackId(MILITIA))).isEmpty();
    }

    @Test
    void militiaThatStaysInsideFightsNoBattle() {
        var war = enters(tampico()).plays(new KeepMilitiaInside(new SpaceId(TAMPICO)));
        assertThat(war.board().stack(new StackId(MILITIA))).isEmpty();
        assertThat(war.events()).noneMatch(event -> event instanceof BattleFought);
        assertThat(war.board().world().militia().kept()).as("asked again in the next impulse").isEmpty();
        assertThat(war.board().world().militia().lost()).isEmpty();
    }

    /** A colony of level 1 has half a pair of levels, which is nothing for Spain. */
    @Test
    void nobodyIsAskedWithoutMilitia() {
        var small = franceAgainstSpain().charted().initiative("france", 20).establishment("france", Kind.TRADING_POST, 2, VERACRUZ)
                .establishment("spain", Kind.COLONY, 1, TAMPICO).stack("la", "france", VERACRUZ, 0, 0, 3);
        assertThat(enters(small).events()).noneMatch(event -> event instanceof MilitiaCalled);
        var gone = tampico().war();
        var without = War.on(gone.board().withWorld(gone.board().world().withMilitia(gone.board().world().militia().withLosses(new SpaceId(TAMPICO), 3))));
        assertThat(enters(without).events()).noneMatch(event -> event instanceof MilitiaCalled);
    }

    /** The older editions fall back on the military chapter where they are silent, and the rapid one names colonial militia. */
    @Test
    void theOlderEditionsHaveMilitiaToo() {
        for (var rules : List.of(War.FAST, War.RAPID)) {
            var war = fights(enters(War.under(rules, tampico().scenario(), Readings.STANDARD)).plays(new SendOutMilitia(new SpaceId(TAMPICO))), War.luck(Side.PHASING));
            assertThat(war.last(BattleEnded.class).winner()).isEqualTo(Side.PHASING);
            assertThat(war.last(MilitiaWentHome.class).lost()).as("%s", rules.id()).isBetween(1, 3);
            assertThat(war.board().stack(new StackId(MILITIA))).isEmpty();
        }
    }
}
