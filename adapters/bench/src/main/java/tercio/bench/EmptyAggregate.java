package tercio.bench;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.axonframework.commandhandling.CommandHandler;
import org.axonframework.eventsourcing.EventSourcingHandler;
import org.axonframework.modelling.command.AggregateCreationPolicy;
import org.axonframework.modelling.command.AggregateIdentifier;
import org.axonframework.modelling.command.AggregateLifecycle;
import org.axonframework.modelling.command.CreationPolicy;
import org.axonframework.modelling.command.TargetAggregateIdentifier;

/** An aggregate without rules: measures the cost of the framework and the store alone. */
public class EmptyAggregate {

    /** The only command. */
    public record Ask(@TargetAggregateIdentifier String id) {}

    /** The only event; it changes nothing. */
    public record Asked(String id) {}

    @AggregateIdentifier
    @JsonProperty
    private String id;

    protected EmptyAggregate() {}

    @CommandHandler
    @CreationPolicy(AggregateCreationPolicy.CREATE_IF_MISSING)
    void handle(Ask command) {
        AggregateLifecycle.apply(new Asked(command.id()));
    }

    @EventSourcingHandler
    void on(Asked event) {
        id = event.id();
    }
}
