package tercio.adapters.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.context.annotation.ClassPathScanningCandidateComponentProvider;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.core.env.StandardEnvironment;
import org.springframework.core.type.classreading.MetadataReader;
import org.springframework.core.type.filter.AnnotationTypeFilter;
import org.springframework.stereotype.Component;

/** The list of components that the build makes for the packaged program. */
class ServiceComponentsTest {

    /** Finds components as a start does that has no list. Whether they are wanted now is asked by each start. */
    private static final class Search extends ClassPathScanningCandidateComponentProvider {

        Search() {
            super(false, new StandardEnvironment());
            addIncludeFilter(new AnnotationTypeFilter(Component.class));
        }

        @Override
        protected boolean isCandidateComponent(MetadataReader read) {
            return read.getAnnotationMetadata().isAnnotated(Component.class.getName());
        }
    }

    @Test
    void hasTheClassesThatASearchFinds() {
        var packages = ServiceComponents.Searched.class.getAnnotation(ComponentScan.class).value();
        var found = Stream.of(packages).flatMap(each -> new Search().findCandidateComponents(each).stream()).map(BeanDefinition::getBeanClassName).toList();
        assertThat(found).hasSizeGreaterThan(100);
        assertThat(ServiceComponents.listed(ServiceComponents.class.getResource(ServiceComponents.LIST))).extracting(Class::getName).containsExactlyInAnyOrderElementsOf(found);
    }

    @Test
    void isNotUsedBesideTheSources() {
        assertThat(ServiceComponents.sources()).containsExactly(ServiceConfiguration.class, ServiceComponents.Searched.class);
    }
}
