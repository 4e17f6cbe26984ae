package tercio.domain.eu.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eu.given.Situation.franceAgainstSpain;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.DivideFleet;
import tercio.domain.eu.sea.flotilla.play.FlotillaCommand.JoinFleets;
import tercio.domain.eu.sea.flotilla.play.FlotillaEvent.FleetDivided;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.InterceptAtSea;
import tercio.domain.eu.sea.interception.play.SeaInterceptionCommand.LetFleetPass;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.FleetCaught;
import tercio.domain.eu.sea.interception.play.SeaInterceptionEvent.SeaInterceptionAttempted;
import tercio.domain.eu.sea.voyage.play.VoyageCommand.SailFleet;
import tercio.domain.eu.turn.campaign.Campaign;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.given.Told;

/** A naval stack is divided before it intercepts, so that a part of it goes (EU-INT-SPLIT). */
class SplitAtSeaTest {

    private static final Ships FOUR = new Ships(0, 1, 4, 0, 0, 0, 0);

    /** French ships come from the Channel into the Celtic Sea. */
    private static War entering(Situation situation) {
        return situation.fleet("west", "france", "s_manche", FOUR).war().declares("france", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("west"), List.of(new SpaceId("s_celtique"))));
    }

    /** Spanish ships blockade Brest, of level 1. */
    private static Situation beforeBrest() {
        return franceAgainstSpain().fleet("galicia", "spain", "s_celtique", new Ships(1, 0, 6, 0, 0, 0, 0)).blockading("finistere");
    }

    private static DivideFleet two() {
        return new DivideFleet(new StackId("galicia"), new Ships(0, 0, 2, 0, 0, 0, 0), List.of());
    }

    @Test
    void aPartInterceptsAndTheOthersGoOnWithTheirBlockade() {
        var war = entering(beforeBrest());
        assertThat(war.rules().decisions(war.board())).extracting(decision -> decision.id()).contains("sea-interception", "split-galicia");
        war.plays(two());
        var part = war.last(FleetDivided.class).newStack().value();
        assertThat(war.decision("sea-interception").options()).extracting(Option::command)
                .contains(new InterceptAtSea(List.of(new StackId(part))), new InterceptAtSea(List.of(new StackId("galicia"))), new LetFleetPass(new CountryId("spain")));
        // The part does not blockade: 1 for the same zone. A 7 is an 8.
        war.plays(new InterceptAtSea(List.of(new StackId(part))), 7);
        assertThat(war.last(FleetCaught.class).interceptors()).containsExactly(new StackId(part));
        assertThat(war.board().fleet(new StackId("galicia")).orElseThrow().action()).isEqualTo(NavalAction.blockade(new SpaceId("finistere")));
    }

    /** Ships that stood together when the question was asked have one try (AMB-91): divided into single ships, they have no more. */
    @Test
    void thePartsOfADividedStackHaveOneTryTogether() {
        var war = beforeBrest().fleet("west", "france", "s_manche", FOUR).war().declares("france", Campaign.PASSIVE)
                .plays(new SailFleet(new StackId("west"), List.of(new SpaceId("s_celtique"), new SpaceId("s_irlande")))).plays(two());
        var part = war.last(FleetDivided.class).newStack().value();
        assertThat(war.decision("sea-interception").options()).extracting(Option::command).doesNotContain(new InterceptAtSea(List.of(new StackId("galicia"), new StackId(part))));
        var refusal = war.refuses(new InterceptAtSea(List.of(new StackId("galicia"), new StackId(part))));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-INT-SEA"));
        assertThat(Told.of(refusal.detail())).contains("eu.seawatch.refused-one-try");
        // The part has 1 for the same zone: a 6 is a 7. Nobody is asked in the next zone.
        war.plays(new InterceptAtSea(List.of(new StackId(part))), 6);
        assertThat(war.events().stream().filter(SeaInterceptionAttempted.class::isInstance)).hasSize(1);
        assertThat(war.decisions()).extracting(decision -> decision.id()).containsExactly("naval-attrition-west");
        assertThat(war.board().fleet(new StackId("west")).orElseThrow().at().value()).isEqualTo("s_irlande");
    }

    /** A fortress of level 2 asks for a FLEET and 2 ND. */
    @Test
    void aBlockadeForWhichTooFewShipsStayIsLifted() {
        var war = entering(beforeBrest().level("finistere", 2)).plays(new DivideFleet(new StackId("galicia"), new Ships(0, 0, 3, 0, 0, 0, 0), List.of(), Optional.of(new Ships(0, 0, 0, 0, 0, 0, 0))));
        assertThat(war.board().fleet(new StackId("galicia")).orElseThrow().action()).isNull();
        assertThat(war.decision("sea-interception").party()).isEqualTo("spain");
    }

    /** Before its first campaign Spain intercepts as with a passive one: with one FLEET at most. */
    @Test
    void aStackOfTwoFleetsIsAskedForAPart() {
        var war = entering(franceAgainstSpain().fleet("galicia", "spain", "s_celtique", new Ships(2, 0, 8, 0, 0, 0, 0)));
        assertThat(war.decision("sea-interception").options()).extracting(Option::command).containsExactly(new LetFleetPass(new CountryId("spain")));
        var refusal = war.refuses(new InterceptAtSea(List.of(new StackId("galicia"))));
        assertThat(refusal.rule()).isEqualTo(Citation.of("EU-INT-SEA"));
        assertThat(Told.of(refusal.detail())).contains("eu.seawatch.refused-not-whole: why campaign");
        war.plays(new DivideFleet(new StackId("galicia"), new Ships(1, 0, 4, 0, 0, 0, 0), List.of()));
        var part = war.last(FleetDivided.class).newStack().value();
        war.plays(new InterceptAtSea(List.of(new StackId(part))), 10);
        assertThat(war.last(FleetCaught.class).interceptors()).containsExactly(new StackId(part));
    }

    /** Galleys do not leave the Mediterranean; the warships of their stack in the Sea of Alboran may come to the Gulf of Cadiz. */
    @Test
    void aPartWithoutGalleysGoesWhereGalleysDoNot() {
        var war = franceAgainstSpain().fleet("cadiz", "spain", "s_alboran", new Ships(0, 1, 1, 2, 0, 0, 0)).fleet("west", "france", "s_gascogne", FOUR).war()
                .declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("west"), List.of(new SpaceId("s_cadix"))));
        assertThat(Told.of(war.refuses(new InterceptAtSea(List.of(new StackId("cadiz")))).detail())).contains("eu.seawatch.refused-not-whole: why galleys");
        war.plays(new DivideFleet(new StackId("cadiz"), new Ships(0, 0, 1, 0, 0, 0, 0), List.of()));
        var part = war.last(FleetDivided.class).newStack().value();
        assertThat(war.decision("sea-interception").options()).extracting(Option::command)
                .containsExactly(new InterceptAtSea(List.of(new StackId(part))), new LetFleetPass(new CountryId("spain")));
    }

    /** Two galleys alone have no part that could come. */
    @Test
    void galleysAloneAreNotAsked() {
        var war = franceAgainstSpain().fleet("cadiz", "spain", "s_alboran", new Ships(0, 0, 0, 2, 0, 0, 0)).fleet("west", "france", "s_gascogne", FOUR).war()
                .declares("france", Campaign.PASSIVE).plays(new SailFleet(new StackId("west"), List.of(new SpaceId("s_cadix"))));
        assertThat(war.rules().decisions(war.board())).extracting(decision -> decision.id()).doesNotContain("sea-interception");
    }

    @Test
    void nobodyJoinsOrDividesOtherwiseDuringAVoyage() {
        var war = entering(beforeBrest().fleet("reserve", "spain", "s_celtique", new Ships(0, 0, 2, 0, 0, 0, 0)));
        assertThat(war.refuses(new JoinFleets(new StackId("reserve"), new StackId("galicia"))).rule()).isEqualTo(Citation.of("EU-FLEET-1"));
        assertThat(war.refuses(new DivideFleet(new StackId("west"), new Ships(0, 0, 1, 0, 0, 0, 0), List.of())).rule()).isEqualTo(Citation.of("EU-FLEET-1"));
    }

    @Test
    void whoeverIsOutOfReachIsNotDivided() {
        var war = entering(beforeBrest().fleet("far", "spain", "s_lion", FOUR));
        assertThat(war.refuses(new DivideFleet(new StackId("far"), new Ships(0, 0, 2, 0, 0, 0, 0), List.of())).rule()).isEqualTo(Citation.of("EU-FLEET-1"));
    }
}
