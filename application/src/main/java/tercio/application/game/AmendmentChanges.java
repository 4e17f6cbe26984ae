package tercio.application.game;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import tercio.application.amendment.Amendment;
import tercio.application.amendment.Amendments;
import tercio.application.amendment.Branch;
import tercio.application.amendment.ChangedOrder;
import tercio.application.record.AmendmentAdopted;
import tercio.application.record.AmendmentContinued;
import tercio.application.record.AmendmentDropped;
import tercio.application.record.AmendmentProposed;
import tercio.application.record.Caller;
import tercio.application.record.Correction;
import tercio.application.record.DiceMode;
import tercio.application.record.EventHistory;
import tercio.application.record.GameOpened;
import tercio.application.record.KernelCommand;
import tercio.application.record.UndoRule;
import tercio.application.record.Undone;
import tercio.domain.game.Event;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Decides on amendments: their proposals and corrections, which change nothing but the draft, and their adoption.
 *
 * @param keepsSecrets whether the game holds secrets
 * @param branch computes the branch of an open amendment; empty if its command is not in effect
 * @param orders finds the orders that a branch changes
 */
record AmendmentChanges(GameOpened opened, Amendments drafts, LineOfPlay line, boolean keepsSecrets, EventHistory past, IntFunction<Optional<Branch<?>>> branch,
        AmendedOrders<?> orders) {

    Verdict<?> propose(KernelCommand.ProposeAmendment wanted) {
        var commands = line.from(wanted.at());
        if (commands.isEmpty()) {
            return refuse(Sentence.of("kernel.amendment.no-command").with("at", wanted.at()));
        }
        if (commands.size() > Branch.LONGEST) {
            return refuse(Sentence.of("kernel.amendment.too-far-back").with("count", commands.size()).with("most", Branch.LONGEST));
        }
        if (drafts.openNumbers().size() >= Amendments.MOST) {
            return refuse(Sentence.of("kernel.amendment.too-many").with("most", Amendments.MOST).with("open", numbers()));
        }
        if (wanted.kind() == Correction.Kind.DICE || wanted.kind() == Correction.Kind.END) {
            return refuse(Sentence.of("kernel.amendment.begins"));
        }
        if (opened.dice() == DiceMode.PHYSICAL && wanted.reason().isBlank()) {
            return refuse(Sentence.of("kernel.amendment.reason"));
        }
        return fault(wanted.correction()).<Verdict<?>>map(AmendmentChanges::refuse).orElseGet(() -> accept(new AmendmentProposed(
                drafts.all().size() + 1, commands.getFirst(), wanted.kind(), wanted.command(), wanted.dice(), wanted.reason(), closedMark())));
    }

    Verdict<?> continueAmendment(KernelCommand.ContinueAmendment wanted) {
        var draft = drafts.openAmendment(wanted.amendment());
        if (draft.isEmpty()) {
            return notOpen(wanted.amendment());
        }
        if (draft.get().steps().size() >= Amendment.MOST_STEPS) {
            return refuse(Sentence.of("kernel.amendment.too-many-steps").with("most", Amendment.MOST_STEPS));
        }
        var place = line.from(wanted.at());
        if (place.isEmpty() || wanted.at() < draft.get().at() || !draft.get().hasCommand(place.getFirst(), wanted.of())) {
            return refuse(Sentence.of("kernel.amendment.no-branch-command").with("amendment", wanted.amendment()).with("at", wanted.at()).with("of", wanted.of()));
        }
        return fault(wanted.correction()).<Verdict<?>>map(AmendmentChanges::refuse).orElseGet(() -> accept(new AmendmentContinued(
                wanted.amendment(), place.getFirst(), wanted.of(), wanted.kind(), wanted.command(), wanted.dice(), closedMark())));
    }

    private Optional<Boolean> closedMark() {
        return keepsSecrets ? Optional.of(true) : Optional.empty();
    }

    /** The fault of a correction, whatever it corrects. */
    private Optional<Sentence> fault(Correction correction) {
        if (correction.bringsCommand() != correction.command().isPresent()) {
            return Optional.of(Sentence.of("kernel.amendment.command-needed"));
        }
        boolean takesDice = correction.bringsCommand() || correction.kind() == Correction.Kind.DICE;
        if (!correction.dice().isEmpty() && !takesDice || correction.dice().isEmpty() && correction.kind() == Correction.Kind.DICE) {
            return Optional.of(Sentence.of("kernel.amendment.dice-given"));
        }
        if (!correction.dice().isEmpty() && opened.dice() == DiceMode.SERVER) {
            return Optional.of(Sentence.of("kernel.amendment.server-dice"));
        }
        return correction.command().flatMap(this::faultOfCommand);
    }

    private Optional<Sentence> faultOfCommand(String text) {
        try {
            var command = past.decodeCommand(text);
            return command instanceof KernelCommand ? Optional.of(Sentence.of("kernel.amendment.kernel-command"))
                    : CommandBounds.refusal(command).map(Refusal::detail);
        } catch (IllegalArgumentException unreadable) {
            return Optional.of(Sentence.of("kernel.amendment.unreadable-why").with("why", new Text(String.valueOf(unreadable.getMessage()))));
        }
    }

    Verdict<?> drop(KernelCommand.DropAmendment wanted) {
        return drafts.openAmendment(wanted.amendment()).<Verdict<?>>map(draft -> accept(new AmendmentDropped(draft.number(), wanted.reason().orElse(""))))
                .orElseGet(() -> notOpen(wanted.amendment()));
    }

    /** The reason why the branch of an amendment cannot be adopted. */
    Optional<Refusal> adoptionRefusal(int amendment) {
        if (drafts.openAmendment(amendment).isEmpty()) {
            return Optional.of(((Verdict.Refused<?>) notOpen(amendment)).refusal());
        }
        var worked = branch.apply(amendment);
        if (worked.isEmpty()) {
            return Optional.of(Refusal.of(Branch.RULE, Sentence.of("kernel.amendment.undone-since").with("amendment", amendment)));
        }
        return worked.get().stop().map(stop -> Refusal.of(Branch.RULE, Sentence.several(List.of(
                Sentence.of("kernel.amendment.not-whole").with("amendment", amendment).with("at", stop.command().at()), describe(stop.verdict()), Sentence.of("kernel.amendment.mend"))))
                .withLegal(stop.verdict() instanceof Verdict.Refused<?> refused ? refused.refusal().legal() : List.of()));
    }

    private static Sentence describe(Verdict.Declined<?> verdict) {
        return switch (verdict) {
            case Verdict.Refused<?> refused -> refused.refusal().detail();
            case Verdict.NeedsDie<?> wants -> Branch.dieWanted(wants);
        };
    }

    /** The reason why a seat cannot adopt a whole branch by itself: the branch brings what only the host may bring. */
    Optional<Refusal> seatAdoptionRefusal(Caller caller, int amendment) {
        return caller.host() || opened.undo() != UndoRule.FREE ? Optional.empty()
                : changedOrders(caller, amendment).stream().filter(ChangedOrder::forHost).findFirst().map(order -> Refusal.of(Branch.RULE, Sentence.of("kernel.amendment.host-order").with("amendment", amendment).with("at", order.at())));
    }

    /**
     * The other seats whose orders a branch puts in, replaces or changes.
     *
     * @param closed whether secrets are kept: an order may have another result for a reason that not everybody may know, so such orders are
     *     left out
     */
    List<String> seatsToAsk(Caller caller, int amendment, boolean closed) {
        return orders.seatsToAsk(changedOrders(caller, amendment).stream().filter(order -> !closed || order.kind() != ChangedOrder.Kind.CHANGED).toList());
    }

    private List<ChangedOrder> changedOrders(Caller caller, int amendment) {
        var worked = branch.apply(amendment).orElseThrow();
        return orders.of(worked, drafts.openAmendment(amendment).orElseThrow(), caller);
    }

    /**
     * The adoption of a branch that is whole. Its commands follow, each with its own events.
     *
     * @param agreed the seats that agreed to it
     * @param unasked the seats whose orders it changes and that were not asked
     */
    Verdict<Event> adopt(int amendment, List<String> agreed, List<String> unasked) {
        var worked = branch.apply(amendment).orElseThrow();
        var proposer = drafts.openAmendment(amendment).orElseThrow().by().name();
        return new Verdict.Accepted<>(List.of(
                new Verdict.ExplainedEvent<>(new AmendmentAdopted(amendment, worked.to(), worked.applied().size(), Optional.of(proposer), agreed, unasked), List.of()),
                new Verdict.ExplainedEvent<>(new Undone(worked.to(), reason(amendment)), List.of())), List.of());
    }

    /** The number of commands in effect that the branch of an open amendment does not apply again. */
    int lostCommands(int amendment) {
        return branch.apply(amendment).orElseThrow().lost();
    }

    String reason(int amendment) {
        return drafts.openAmendment(amendment).orElseThrow().reason();
    }

    private Verdict<?> notOpen(int amendment) {
        return refuse(Sentence.of("kernel.amendment.not-open").with("amendment", amendment)
                .with("state", drafts.find(amendment).map(known -> known.state().name().toLowerCase(Locale.ROOT)).orElse("none"))
                .with("any", !drafts.openNumbers().isEmpty()).with("open", numbers()));
    }

    private Text numbers() {
        return new Text(drafts.openNumbers().stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    private static Verdict<Event> refuse(Sentence detail) {
        return new Verdict.Refused<>(Refusal.of(Branch.RULE, detail));
    }

    private static Verdict<Event> accept(Event event) {
        return new Verdict.Accepted<>(List.of(new Verdict.ExplainedEvent<>(event, List.of())), List.of());
    }
}
