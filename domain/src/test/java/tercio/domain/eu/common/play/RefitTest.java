package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.game.DamagedShips;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.refit.play.RefitCommand.EndRefit;
import tercio.domain.eu.turn.refit.play.RefitCommand.RefitShips;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.eu.world.establishment.Establishment.Kind;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;

/** The refit of damaged ships at the end of a round (EU-REFIT-1). A French warship with galleons and fluyts costs 45 ducats: two are refitted for 45. */
class RefitTest {

    private static final Ships TWO = new Ships(0, 0, 2, 0, 0, 0, 0);

    /** A war at the end of its first round, in which ships were damaged in the Atlantic of Europe and in the Mediterranean. */
    private static War afterRound(RoundBox damagedIn, Ships atlantic) {
        var war = franceAgainstSpain().navy("france", NavalTechnology.GALLEON_FLUYT, 24).war();
        var board = war.board();
        board = board.withNavies(board.navies().withDamaged(TreePVector.singleton(new DamagedShips(new CountryId("france"), new WatersId("atlantic_eu"), atlantic.units(), damagedIn))));
        return War.on(board).nothingElse(5);
    }

    @Test
    void shipsOfAnEarlierRoundAreRefittedForHalfTheirPrice() {
        var war = afterRound(RoundBox.W0, TWO);
        assertThat(war.board().phase()).isInstanceOf(Phase.Refit.class);
        war.plays(new RefitShips(new CountryId("france"), new WatersId("atlantic_eu"), TWO, new SpaceId("finistere")));
        assertThat(war.board().countries().get(new CountryId("france")).spent().get(ErsLine.B45)).isEqualTo(45);
        assertThat(war.board().navies().damaged()).isEmpty();
        var refitted = war.board().navies().stacksAt(new SpaceId("finistere")).getFirst();
        assertThat(refitted.ships()).isEqualTo(TWO.units());
        assertThat(war.board().phase()).isNotInstanceOf(Phase.Refit.class);
    }

    @Test
    void shipsOfThisRoundWait() {
        assertThat(afterRound(RoundBox.S1, TWO).board().phase()).isNotInstanceOf(Phase.Refit.class);
    }

    @Test
    void arsenalsOfTheWatersComeFirst() {
        // Brest is the arsenal of France on the Atlantic; Saint-Malo is a port there, Toulon an arsenal elsewhere.
        var war = afterRound(RoundBox.W0, TWO);
        assertThat(war.refuses(new RefitShips(new CountryId("france"), new WatersId("atlantic_eu"), TWO, new SpaceId("armor"))).rule()).isEqualTo(Citation.of("EU-REFIT-1"));
        assertThat(war.refuses(new RefitShips(new CountryId("france"), new WatersId("atlantic_eu"), TWO, new SpaceId("provence"))).legal()).isNotEmpty();
    }

    private static War damagedIn(String waters, Situation situation) {
        var board = situation.navy("france", NavalTechnology.GALLEON_FLUYT, 24).war().board();
        return War.on(board.withNavies(board.navies().withDamaged(TreePVector.singleton(new DamagedShips(new CountryId("france"), new WatersId(waters), TWO.units(), RoundBox.W0))))).nothingElse(5);
    }

    private static List<String> ports(War war) {
        return war.decision("refit-france").options().stream().map(Option::command).filter(RefitShips.class::isInstance).map(command -> ((RefitShips) command).port().value()).distinct().toList();
    }

    /** Each naval region has its own arsenals: Toulon for what was damaged in the Mediterranean, Brest and La Rochelle for the Atlantic of Europe. */
    @Test
    void shipsAreRefittedInTheArsenalsOfTheirOwnRegion() {
        assertThat(ports(damagedIn("mediterranean", franceAgainstSpain()))).containsExactly("provence");
        assertThat(ports(damagedIn("atlantic_eu", franceAgainstSpain()))).contains("finistere", "poitou").doesNotContain("provence");
    }

    /** Ormus is a French port in the Indian Ocean and no arsenal; without it any French port takes the ships. */
    @Test
    void aPortOfTheRegionComesBeforeArsenalsElsewhereAndThenAnyPort() {
        assertThat(ports(damagedIn("indian", franceAgainstSpain().establishment("france", Kind.COLONY, 2, "r_ormus_i")))).containsExactly("r_ormus_i");
        assertThat(ports(damagedIn("indian", franceAgainstSpain().overseas()))).contains("finistere", "provence", "armor");
    }

    @Test
    void aPartIsRefittedAndTheRestWaits() {
        var war = afterRound(RoundBox.W0, TWO).plays(new RefitShips(new CountryId("france"), new WatersId("atlantic_eu"), new Ships(0, 0, 1, 0, 0, 0, 0), new SpaceId("finistere")));
        assertThat(war.board().navies().damaged().getFirst().ships()).isEqualTo(new Ships(0, 0, 1, 0, 0, 0, 0).units());
        war.plays(new EndRefit(new CountryId("france")));
        assertThat(war.board().phase()).isNotInstanceOf(Phase.Refit.class);
    }

    @Test
    void moreShipsThanAreDamagedAreRefused() {
        assertThat(afterRound(RoundBox.W0, TWO).refuses(new RefitShips(new CountryId("france"), new WatersId("atlantic_eu"), new Ships(0, 0, 3, 0, 0, 0, 0), new SpaceId("finistere"))).legal()).isNotEmpty();
    }

    @Test
    void manyShipsFormTheFleetsThatTheyNeed() {
        // Five warships are one stack with a FLEET for some of them.
        var war = afterRound(RoundBox.W0, new Ships(0, 0, 5, 0, 0, 0, 0)).plays(new RefitShips(new CountryId("france"), new WatersId("atlantic_eu"), new Ships(0, 0, 5, 0, 0, 0, 0), new SpaceId("finistere")));
        assertThat(war.board().navies().stacksAt(new SpaceId("finistere")).getFirst().ships().fleets()).isEqualTo(1);
    }
}
