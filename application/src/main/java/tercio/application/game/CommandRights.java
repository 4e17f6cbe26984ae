package tercio.application.game;

import java.util.Optional;
import java.util.Set;
import tercio.application.record.Caller;
import tercio.application.record.KernelCommand;
import tercio.domain.game.Adjustment;
import tercio.domain.game.Command;
import tercio.domain.game.Refusal;
import tercio.domain.game.Ruleset;
import tercio.domain.sentence.Sentence;

/**
 * Decides who may give a command in a game as it stands, and for which seat a person with several gives it.
 *
 * @param <S> the board of the ruleset
 * @param <C> its commands
 */
public final class CommandRights<S, C extends Command> {

    private final GameLedger ledger;
    private final Ruleset<S, C, ?, ?> ruleset;
    private final RulesetTypes<C, ?> types;
    private final S board;
    private final boolean keepsSecrets;

    /** @param keepsSecrets whether the game holds secrets that are kept from some of its seats */
    CommandRights(GameLedger ledger, Ruleset<S, C, ?, ?> ruleset, RulesetTypes<C, ?> types, S board, boolean keepsSecrets) {
        this.ledger = ledger;
        this.ruleset = ruleset;
        this.types = types;
        this.board = board;
        this.keepsSecrets = keepsSecrets;
    }

    /** The reason why this caller may not give a command; empty if it may. */
    public Optional<Sentence> permissionDenial(Caller caller, Command command) {
        var ofPlace = places().permissionDenial(caller, command);
        return ofPlace.isPresent() || caller.host() ? ofPlace : switch (command) {
            case KernelCommand.GrantPlace grant -> placements().permissionDenial(caller, grant);
            case KernelCommand.WithdrawPlace withdraw -> placements().permissionDenial(caller, withdraw);
            case KernelCommand ofAnyone -> new AmendmentRights(ledger.opening(), ledger.amendments(), keepsSecrets).permissionDenial(caller, ofAnyone)
                    .or(() -> ledger.consent().permissionDenial(caller, ofAnyone));
            case Adjustment adjustment -> ledger.consent().permissionDenial(caller, adjustment);
            default -> SeatRights.permissionDenial(ledger.opening(), caller, parties(command));
        };
    }

    /** The reason why a sender may not make a new link for a person; empty if it may. */
    Optional<Sentence> linkDenial(Caller caller, KernelCommand.WithdrawPlace place) {
        var ofPlace = places().permissionDenial(caller, place);
        return ofPlace.isPresent() || caller.host() ? ofPlace : placements().linkDenial(caller, place.person());
    }

    private PlaceRights places() {
        return new PlaceRights(ledger.opening(), ledger.places(), keepsSecrets);
    }

    private PlaceDecision placements() {
        return new PlaceDecision(ledger.places(), ledger.opening());
    }

    /**
     * The refusal of a command by which a sender would use more than its share of what all seats have in common; empty if it would
     * not. Only incoming commands are checked: in older games one seat may hold more.
     */
    Optional<Refusal> limitRefusal(Caller caller, Command command) {
        return new SeatLimits(ledger.places(), ledger.amendments()).refusal(caller, command);
    }

    /**
     * A refusal that follows from what the sender can see. It comes before any refusal that follows from hidden information,
     * so that no secret can be learned by trying.
     */
    Optional<Refusal> refusalVisibleToSender(Caller caller, Command command) {
        return caller.host() || !keepsSecrets || command instanceof KernelCommand || command instanceof Adjustment
                ? Optional.empty()
                : ruleset.refusal(ruleset.asSeenBy(board, ledger.places().viewer(caller.person())), types.asCommand(command));
    }

    /** The sender of a command with the seat for which it is given: a person may hold several. */
    Caller resolveCaller(Caller sender, Command command) {
        return new CallerResolver(ledger.opening(), ledger.places(), ledger.request(), ledger.contributions(), ledger.marks())
                .resolve(sender, command, () -> parties(command));
    }

    /** The player of the seat that controls a party; the host where nobody plays it. */
    Caller playerOf(String party) {
        return ledger.opening().seats().stream().filter(seat -> seat.controls().contains(party)).findFirst()
                .flatMap(seat -> ledger.places().player(seat.name()).map(person -> ledger.places().callerFor(person, seat.name()))).orElse(Caller.HOST);
    }

    private Set<String> parties(Command command) {
        return ruleset.parties(board, types.asCommand(command));
    }
}
