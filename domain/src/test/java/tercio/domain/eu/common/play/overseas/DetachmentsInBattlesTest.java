package tercio.domain.eu.common.play.overseas;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.battle.play.BattleCommand.FightBattle;
import tercio.domain.eu.land.battle.play.BattleCommand.HoldTheField;
import tercio.domain.eu.land.battle.play.BattleCommand.MakeSortie;
import tercio.domain.eu.land.battle.play.BattleCommand.StandAndFight;
import tercio.domain.eu.land.movement.play.MoveCommand.EndMovement;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Decision;
import tercio.domain.map.SpaceId;

/**
 * Exploration detachments of less than 1 LD in battles before a fortress. The French besiege a Spanish colony in Tampico, and a Spanish stack comes
 * from Veracruz to its relief (EU-BATTLE-SORTIE, EU-BATTLE-RETREAT).
 */
class DetachmentsInBattlesTest {

    private static final String VERACRUZ = "r_azteca_e";
    private static final String TAMPICO = "r_chichimeca_e";
    /** Every die shows a 1: nobody is routed, nobody wins. */
    private static final Dice EVEN = name -> OptionalInt.of(name.purpose().equals("leaderCasualty") ? 10 : 1);

    private static Situation tampico() {
        return franceAgainstSpain().initiative("spain", 20).establishment("spain", Kind.COLONY, 3, TAMPICO).fortified(2).establishment("spain", Kind.COLONY, 2, VERACRUZ)
                .stack("la", "france", TAMPICO, 0, 0, 2);
    }

    private static War relieved(Situation situation) {
        return situation.war().luckyInAttrition().declares("spain", Campaign.MULTIPLE).marches("relief", TAMPICO).plays(new EndMovement(new CountryId("spain"))).exploresNothing()
                .plays(new FightBattle(new SpaceId(TAMPICO))).plays(new StandAndFight(new SpaceId(TAMPICO)), EVEN);
    }

    @Test
    void detachmentsAloneInsideMakeNoSortie() {
        var war = relieved(tampico().stack("inside", "spain", TAMPICO, 0, 0, 0).detachments(2).inside().stack("relief", "spain", VERACRUZ, 0, 0, 2));
        assertThat(war.decisions()).extracting(Decision::id).doesNotContain("sortie");
        assertThat(war.refuses(new MakeSortie(new SpaceId(TAMPICO))).rule()).hasToString("EU-BATTLE-SORTIE");
    }

    @Test
    void oneDetachmentOfALineInsideIsAsked() {
        var war = relieved(tampico().stack("inside", "spain", TAMPICO, 0, 0, 1).detachments(1).inside().stack("relief", "spain", VERACRUZ, 0, 0, 2));
        assertThat(war.decision("sortie").party()).isEqualTo("spain");
    }

    /** After a draw who holds the fortress may divide its LD in and out. Detachments alone have none to divide: no form, and a whole retreat. */
    @Test
    void detachmentsAloneAreNotDividedAfterADraw() {
        var few = afterADraw(tampico().stack("relief", "spain", VERACRUZ, 0, 0, 0).detachments(2));
        assertThat(few.decision("retreat").party()).isEqualTo("spain");
        assertThat(few.decision("retreat").form()).isNull();
        assertThat(few.decision("retreat").options()).isNotEmpty();
        var more = afterADraw(tampico().stack("relief", "spain", VERACRUZ, 0, 0, 2));
        assertThat(more.decision("retreat").form()).as("one of two LD may be inside").isNotNull();
    }

    private static War afterADraw(Situation situation) {
        var war = relieved(situation);
        while (war.decisions().getFirst().id().equals("retreat-attempt")) {
            war.plays(new HoldTheField(new SpaceId(TAMPICO)), EVEN);
        }
        return war;
    }
}
