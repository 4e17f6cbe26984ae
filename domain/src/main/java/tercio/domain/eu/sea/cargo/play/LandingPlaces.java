package tercio.domain.eu.sea.cargo.play;

import java.util.Optional;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Floods;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.eu.turn.campaign.play.CampaignLimits;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/**
 * The places where troops may go ashore (EU-SEA-TRANSPORT): in a port that the ships enter, or on a coast of the zone in which they lie. One end
 * of the transport at least is a controlled port that is large enough for the ships.
 */
public final class LandingPlaces {

    private LandingPlaces() {}

    /** The reason why the troops aboard may not land in a province from the place where the ships are; empty if they may. */
    public static Optional<Refusal> landingRefusal(WarView board, NavalStack ships, SpaceId at, SpaceId province) {
        if (ships.aboard().isEmpty()) {
            return refusal(Sentence.of("eu.transport.refused-nobody-aboard"));
        }
        var troops = ships.aboard().getFirst();
        boolean port = board.map().sea(at).isEmpty();
        boolean coast = port ? at.equals(province) : Seas.coasts(board, at).anyMatch(province::equals);
        if (!coast || board.map().province(province).filter(board.state().scenario()::includes).isEmpty()) {
            return refusal(Sentence.of("eu.transport.refused-no-landing").with("where", SentenceNames.place(province)).with("from", SentenceNames.place(at)));
        }
        if (!board.knows(troops, province)) {
            return Optional.of(Refusal.of("EU-DISCOVERY", Sentence.of("eu.transport.refused-unknown").with("where", SentenceNames.place(province))));
        }
        var alliance = board.state().allianceOf(troops);
        if (board.isClosed(province, alliance) || !board.mayEndMove(province, alliance)) {
            return WarRestrictions.fightRefusal(board, province, alliance).or(() -> Optional.of(Refusal.of("EU-CTRL-5", Sentence.of("eu.transport.refused-closed")
                    .with("where", SentenceNames.place(province)))));
        }
        var right = WarRestrictions.entryRefusal(board, troops.placedIn(province), province);
        if (right.isPresent()) {
            return right;
        }
        var flood = Floods.entryRefusal(board, troops, province);
        if (flood.isPresent()) {
            return flood;
        }
        if (!port && !Cargo.hasEmbarkedInPort(board, ships, troops) && !Cargo.isPortFor(board, ships, troops, province)) {
            return refusal(Sentence.of("eu.transport.refused-port-needed").with("where", SentenceNames.place(troops.province())));
        }
        if (landsInside(board, province, port, alliance)) {
            return troops.ld() <= board.roomInside(province) ? Optional.empty() : refusal(Sentence.of("eu.transport.refused-no-room").with("where", SentenceNames.place(province)));
        }
        return board.hasUnfriendlyForces(province, alliance) ? CampaignLimits.activeMoveRefusal(board, troops) : Optional.empty();
    }

    private static Optional<Refusal> refusal(Sentence detail) {
        return Optional.of(Refusal.of(Cargo.RULE, detail));
    }

    /** Whether troops of an alliance that land from a port come into its besieged fortress. */
    public static boolean landsInside(WarView board, SpaceId province, boolean port, Alliance alliance) {
        return port && board.isControlledBy(province, alliance) && !board.besiegers(province).isEmpty();
    }

    /** Whether both ends of the transport are controlled ports large enough for the ships: a passive action, and a short way for the troops. */
    public static boolean isFriendlyTransport(WarView board, NavalStack ships, Stack troops, SpaceId at, SpaceId province) {
        return (board.map().sea(at).isEmpty() || Cargo.isPortFor(board, ships, troops, province)) && Cargo.hasEmbarkedInPort(board, ships, troops);
    }
}
