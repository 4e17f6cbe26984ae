package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.SpokenNames;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.ruling.Step;

/** Describes the events of movements at sea in words. */
record VoyageNarration(EuState board) {

    String of(VoyageEvent event, List<Step> explanation) {
        return switch (event) {
            case VoyageEvent.FleetSailed e when e.path().isEmpty() -> stack(e.stack()) + " stays in " + PlaceName.of(e.from()) + " to " + action(e.action()) + ".";
            case VoyageEvent.FleetSailed e -> stack(e.stack()) + " sails from " + PlaceName.of(e.from()) + " to " + PlaceName.of(e.path().getLast())
                    + (e.action() == null ? "." : " to " + action(e.action()) + ".");
            case VoyageEvent.FleetEntered e -> stack(e.stack()) + " enters " + PlaceName.of(e.space()) + ".";
            case VoyageEvent.BlockadeMet e -> stack(e.stack()) + " meets the blockade of " + PlaceName.of(e.port()) + " by " + stack(e.blockader()) + ".";
            case VoyageEvent.BlockadeRun e -> stack(e.stack()) + switch (e.result()) {
                case ESCAPED -> " escapes the blockade of ";
                case FAILED, FORCED_BATTLE -> e.leaving() ? " does not get out of " : " does not get into ";
            } + PlaceName.of(e.port()) + SpokenNames.roll(explanation) + (e.engages() ? "; the blockader may fight." : ".");
            case VoyageEvent.RunnerEngaged e -> stack(e.blockader()) + " fights " + stack(e.stack()) + " in " + PlaceName.of(e.zone()) + ".";
            case VoyageEvent.RunnerSpared e -> stack(e.blockader()) + " does not fight " + stack(e.stack()) + ".";
            case VoyageEvent.VoyageRedirected e when e.path().isEmpty() -> stack(e.stack()) + " stops.";
            case VoyageEvent.VoyageRedirected e -> stack(e.stack()) + " sails on to " + PlaceName.of(e.path().getLast())
                    + (e.action() == null ? "." : " to " + action(e.action()) + ".");
            case VoyageEvent.VoyageResumable e -> stack(e.stack()) + " has won and may sail on from " + PlaceName.of(e.at()) + ".";
            case VoyageEvent.InterceptionsOver e -> "Nobody intercepts " + stack(e.stack()) + " in " + PlaceName.of(e.zone()) + ".";
            case VoyageEvent.NavalActionBegan e -> stack(e.stack()) + switch (e.action().kind()) {
                case BATTLE -> " will attack ";
                case BLOCKADE -> " blockades ";
                case SUPPLY -> e.action().target().isEmpty() ? " supplies troops on the coasts" : " supplies the troops in ";
                case BLOCKADE_AND_SUPPLY -> " supplies the troops there and blockades ";
                case RELIEF -> " supplies besieged ";
                case FIGHT_CORSAIRS -> " fights corsairs";
                case LANDING -> " lands troops in ";
                case INVASION -> " lands troops, supplies them and blockades ";
                case LANDING_AND_SUPPLY -> " lands troops and supplies them in ";
                case LANDING_AND_BLOCKADE -> " lands troops and blockades ";
                case REINFORCEMENT -> " lands troops and supplies besieged ";
                case EXPLORATION -> " explores";
                case EMBARKATION -> " takes troops aboard: ";
                case LADING -> " takes gold aboard";
                case REGROUPING -> " drops and picks up ships";
            } + target(e.action()) + (e.active() ? ", an active action." : ".");
            case VoyageEvent.TroopsEmbarked e -> StackTitle.of(board, e.troops()) + " goes aboard " + stack(e.stack()) + " in " + PlaceName.of(e.province()) + ".";
            case VoyageEvent.VoyagePaused e -> stack(e.stack()) + " pauses in " + PlaceName.of(e.at()) + ": ships may be dropped and picked up.";
            case VoyageEvent.LandingAnnounced e -> stack(e.stack()) + " announces in " + PlaceName.of(e.zone()) + " to " + action(e.action()) + ".";
            case VoyageEvent.NavalActionReduced e -> stack(e.stack()) + " can no longer " + action(e.announced())
                    + (e.left() == null ? ": it does nothing." : ": it is to " + action(e.left()) + ".");
            case VoyageEvent.BlockadeLifted e -> "The blockade of " + PlaceName.of(e.port()) + " by " + stack(e.stack()) + " is lifted.";
            case VoyageEvent.PortLost e -> stack(e.stack()) + " leaves the port of " + PlaceName.of(e.port()) + ", which is lost.";
            case VoyageEvent.FleetLeftPort e -> stack(e.stack()) + " sails from the lost port of " + PlaceName.of(e.port()) + " to " + PlaceName.of(e.way().getLast()) + ".";
            case VoyageEvent.VoyageEnded e when board.fleet(e.stack()).isEmpty() -> "The voyage is over: the naval stack is lost.";
            case VoyageEvent.VoyageEnded e -> stack(e.stack()) + " ends its voyage in " + PlaceName.of(e.at()) + ".";
        };
    }

    /** {@code blockade Flandre}. */
    private String action(NavalAction action) {
        return switch (action.kind()) {
            case BATTLE -> "attack ";
            case BLOCKADE -> "blockade ";
            case SUPPLY -> action.target().isEmpty() ? "supply troops on the coasts" : "supply the troops in ";
            case BLOCKADE_AND_SUPPLY -> "supply the troops there and blockade ";
            case RELIEF -> "supply besieged ";
            case FIGHT_CORSAIRS -> "fight corsairs";
            case LANDING -> "land in ";
            case INVASION -> "land, supply the troops and blockade ";
            case LANDING_AND_SUPPLY -> "land and supply the troops in ";
            case LANDING_AND_BLOCKADE -> "land and blockade ";
            case REINFORCEMENT -> "land and supply besieged ";
            case EXPLORATION -> "explore";
            case EMBARKATION -> "take aboard ";
            case LADING -> "take gold aboard";
            case REGROUPING -> "drop and pick up ships";
        } + target(action);
    }

    private String target(NavalAction action) {
        return action.target().map(target -> switch (action.kind()) {
            case BATTLE -> stack(target);
            case EMBARKATION -> StackTitle.of(board, target);
            default -> PlaceName.of(target);
        }).orElse("");
    }

    private String stack(String id) {
        return FleetTitle.of(board, id);
    }
}
