package tercio.application.game;

import java.util.Set;
import org.axonframework.commandhandling.CommandBus;
import org.axonframework.commandhandling.CommandMessage;
import org.axonframework.commandhandling.GenericCommandMessage;
import org.axonframework.common.Registration;
import org.axonframework.config.Configuration;
import org.axonframework.messaging.annotation.ParameterResolverFactory;
import org.axonframework.modelling.command.AggregateAnnotationCommandHandler;

/**
 * Passes commands to the entities of games. On the bus, in interceptors and in traces a command has the name of what it does, such
 * as {@code eu-military.MoveStack}; the entity has one handler for all of them, because the rulebook decides, not the entity.
 */
final class NamedCommandHandler extends AggregateAnnotationCommandHandler<GameEntity> {

    private final Set<String> names;

    NamedCommandHandler(Configuration configuration, Set<String> names) {
        super(AggregateAnnotationCommandHandler.<GameEntity>builder()
                .aggregateType(GameEntity.class)
                .repository(configuration.repository(GameEntity.class))
                .commandTargetResolver(WriteSide::target)
                .parameterResolverFactory(configuration.getComponent(ParameterResolverFactory.class)));
        this.names = Set.copyOf(names);
    }

    @Override
    public Registration subscribe(CommandBus bus) {
        var registrations = names.stream().map(name -> bus.subscribe(name, this)).toList();
        return () -> registrations.stream().map(Registration::cancel).reduce(true, Boolean::logicalAnd);
    }

    @Override
    public Set<String> supportedCommandNames() {
        return names;
    }

    @Override
    public boolean canHandle(CommandMessage<?> message) {
        return names.contains(message.getCommandName());
    }

    @Override
    public Object handle(CommandMessage<?> message) throws Exception {
        return super.handle(new GenericCommandMessage<>(message, message.getPayloadType().getName()));
    }
}
